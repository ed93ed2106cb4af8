/** A mail of the outbox of development, as `vite-outbox.ts` serves it. */
export interface OutboxMail {
  file: string
  to: string
  subject: string
  /** The first address in the text, which is the link that the mail is about. */
  link: string | null
}

/** Address of the outbox of the development server. Tests and production have none. */
export const outboxPath = '/__outbox.json'

export async function readOutbox(): Promise<OutboxMail[]> {
  const reply = await fetch(outboxPath)
  return reply.ok ? ((await reply.json()) as OutboxMail[]) : []
}
