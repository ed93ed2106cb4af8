/** One e-mail as plain text; the product sends no markup, no image and no tracking. */
export interface Mail {
  /** Sending the same id twice has the effect of once where the receiver's side allows it. */
  id: string
  to: string
  subject: string
  text: string
}

/** Hands mails over to whatever delivers them. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): void
}
