"""Mails: plain text with a simple page beside it, nothing that tells anybody whether it was read."""

from __future__ import annotations

import html
import secrets
import smtplib
import ssl
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP, SMTPUTF8
from email.utils import formatdate, make_msgid
from pathlib import Path

from stammtisch.server.basics.settings import Settings

PATIENCE = 20.0
"""Seconds that the mail server may take for each step."""


@dataclass(frozen=True)
class Letter:
    """A mail in words: its subject, the paragraphs before and after the one link in it, and what the link is called."""

    to: str
    subject: str
    before: str
    link: str
    called: str
    after: str
    lang: str


def message_of(letter: Letter, sender: str) -> EmailMessage:
    """The mail itself."""
    message = EmailMessage(policy=SMTP if letter.to.isascii() else SMTPUTF8)
    name, _, domain = letter.to.rpartition("@")
    message["From"] = sender
    message["To"] = Address(username=name, domain=domain)
    message["Subject"] = letter.subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].strip("> ") or "localhost")
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(f"{letter.before}\n\n{letter.link}\n\n{letter.after}\n", cte="quoted-printable")
    message.add_alternative(_page(letter), subtype="html", cte="quoted-printable")
    return message


def _page(letter: Letter) -> str:
    before, after, called = (html.escape(text) for text in (letter.before, letter.after, letter.called))
    link = html.escape(letter.link)
    return (
        f'<!doctype html><html lang="{letter.lang}"><meta charset="utf-8"><title>{html.escape(letter.subject)}</title>'
        f'<body style="font:16px/1.5 sans-serif;color:#2a211b;background:#fdfaf4;padding:24px;max-width:34em">'
        f"<p>{before}</p>"
        f'<p><a href="{link}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#8a5200;'
        f'color:#fffaf0;font-weight:600;text-decoration:none">{called}</a></p>'
        f'<p style="color:#5a4c40">{after}</p></body></html>\n'
    )


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
