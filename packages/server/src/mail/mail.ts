/** A file that goes with a mail. */
export interface Attachment {
  name: string
  mimeType: string
  content: Buffer
}

/** One e-mail; the product sends no image and no tracking, and an attachment only where it is a form to be filled in. */
export interface Mail {
  /** Sending the same id twice has the effect of once where the receiver's side allows it. */
  id: string
  to: string
  subject: string
  text: string
  /** The same with markup. */
  html?: string
  attachment?: Attachment
}

/** Hands mails over to whatever delivers them. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  /** Removes copies kept here of mails by their ids, and of what was sent to some addresses; a mail server keeps its own. */
  forget(mails: { ids?: readonly string[]; addresses?: readonly string[] }): Promise<void>
  /** Removes copies kept here that are older than so many days. */
  sweep(days: number): Promise<void>
  close(): void
}
