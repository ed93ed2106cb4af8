/** A request to a language model. */
export interface Question {
  system: string
  prompt: string
  /** JSON schema of the answer. */
  schema: object
}
