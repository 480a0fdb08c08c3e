// The service worker: what goes on while the page is closed, or without a connection.
import "./sw/offline";
import "./sw/push";
