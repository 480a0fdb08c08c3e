import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { i18n } from "./lib/i18n.svelte";

void i18n.speak(i18n.lang).finally(() => mount(App, { target: document.getElementById("page")! }));

// What is for later comes when the page stands.
addEventListener("load", () => void import("./lib/worker"));
