"""Mails: plain text with a simple page beside it, nothing that tells anybody whether it was read."""

from __future__ import annotations

import asyncio
import contextlib
import html
import secrets
import smtplib
import ssl
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import formatdate, make_msgid
from pathlib import Path

import idna

from stammtisch.server.basics.settings import Settings, sender_of

PATIENCE = 20.0
"""Seconds that the mail server may take for each step."""
AT_ONCE = 4
"""Mails that are handed over at the same moment."""
AT_THE_END = 5.0
"""Seconds that a server that ends waits for mails that it is handing over."""
LINKS = ("List-Unsubscribe",)
"""Headers that are links."""


@dataclass(frozen=True)
class Letter:
    """A mail in words: its subject, the paragraphs before and after the link in it, if there is one, and what that is
    called.

    `lines` stand before the link: sentences, each perhaps with a link of its own. `headers` are more of them.
    """

    to: str
    subject: str
    before: str
    link: str
    called: str
    after: str
    lang: str
    lines: Sequence[tuple[str, str]] = ()
    headers: Mapping[str, str] = field(default_factory=dict)


class _Policy(EmailPolicy):
    """How mails are written: a header that is a link stays in one line, as programs read it; Python would encode it."""

    def fold(self, name: str, value: str) -> str:
        return f"{name}: {value}{self.linesep}" if name in LINKS else super().fold(name, value)

    def fold_binary(self, name: str, value: str) -> bytes:
        return self.fold(name, value).encode() if name in LINKS else super().fold_binary(name, value)


def message_of(letter: Letter, sender: str) -> EmailMessage:
    """The mail itself."""
    who, _, domain = letter.to.rpartition("@")
    message = EmailMessage(policy=_Policy(linesep="\r\n", utf8=not who.isascii()))
    by = sender_of(sender)
    host = _in_ascii(by.domain)
    message["From"] = Address(by.display_name, by.username, host)
    message["To"] = Address(username=who, domain=_in_ascii(domain))
    message["Subject"] = letter.subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=host)
    message["Auto-Submitted"] = "auto-generated"
    for name, value in letter.headers.items():
        message[name] = value
    lines = "".join(f"- {text}\n" + (f"  {link}\n" if link else "") for text, link in letter.lines)
    told = "\n\n".join(filter(None, (letter.before, lines.rstrip("\n"), letter.link, letter.after)))
    message.set_content(f"{told}\n", cte="quoted-printable")
    message.add_alternative(_page(letter), subtype="html", cte="quoted-printable")
    return message


def _in_ascii(domain: str) -> str:
    """A domain as every mail server takes it; few take other letters."""
    return domain if domain.isascii() else idna.encode(domain, uts46=True).decode()


def _page(letter: Letter) -> str:
    before, called = html.escape(letter.before), html.escape(letter.called)
    after = html.escape(letter.after).replace("\n", "<br>")
    link = html.escape(letter.link)
    lines = "".join(f"<li>{_line(text, where)}</li>" for text, where in letter.lines)
    listed = f"<ul>{lines}</ul>" if lines else ""
    button = (
        f'<p><a href="{link}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#8a5200;'
        f'color:#fffaf0;font-weight:600;text-decoration:none">{called}</a></p>'
    )
    return (
        f'<!doctype html><html lang="{letter.lang}"><meta charset="utf-8"><title>{html.escape(letter.subject)}</title>'
        f'<body style="font:16px/1.5 sans-serif;color:#2a211b;background:#fdfaf4;padding:24px;max-width:34em">'
        f"<p>{before}</p>{listed}{button if link else ''}"
        f'<p style="color:#5a4c40">{after}</p></body></html>\n'
    )


def _line(text: str, link: str) -> str:
    text = html.escape(text)
    return f'<a href="{html.escape(link)}" style="color:#8a5200">{text}</a>' if link else text


def send(letter: Letter, settings: Settings) -> None:
    """Sends a mail, or writes it into the folder of the settings; blocks. Raises OSError or smtplib.SMTPException."""
    message = message_of(letter, settings.mail_from)
    if settings.mail_folder:
        folder = Path(settings.mail_folder)
        folder.mkdir(parents=True, exist_ok=True)
        part = folder / f"{secrets.token_hex(8)}.part"
        part.write_bytes(bytes(message))
        part.rename(part.with_suffix(".eml"))
        return
    tls = ssl.create_default_context()
    where = (settings.mail_host, settings.mail_port)
    if settings.mail_tls == "tls":
        line: smtplib.SMTP = smtplib.SMTP_SSL(*where, timeout=PATIENCE, context=tls)
    else:
        line = smtplib.SMTP(*where, timeout=PATIENCE)
    with line:
        if settings.mail_tls == "starttls":
            line.starttls(context=tls)
        if settings.mail_user:
            line.login(settings.mail_user, settings.mail_password)
        line.send_message(message)


_places = threading.Semaphore(AT_ONCE)
_under_way: set[threading.Thread] = set()


async def hand_over(letter: Letter, settings: Settings) -> None:
    """Sends a mail in a thread of its own, so that a slow mail server keeps other mails waiting and nothing else;
    raises what `send` does.
    """
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def tell(problem: Exception | None) -> None:
        if done.done():  # nobody waits for it any more
            return
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)

    def work() -> None:
        problem = None
        try:
            with _places:
                if not done.cancelled():
                    send(letter, settings)
        except Exception as error:
            problem = error
        _under_way.discard(thread)
        with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile
            loop.call_soon_threadsafe(tell, problem)

    thread = threading.Thread(target=work, name="mail", daemon=True)  # whoever ends the process does not wait for it
    _under_way.add(thread)
    thread.start()
    await done


def finish() -> None:
    """Waits for mails that are being handed over, but not for long."""
    until = time.monotonic() + AT_THE_END
    for thread in list(_under_way):
        thread.join(max(0.0, until - time.monotonic()))
