let language = 'en'

/** The language that the server is asked to answer in. */
export const requestLanguage = () => language

export function setRequestLanguage(next: string) {
  language = next
}
