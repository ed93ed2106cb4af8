let chosen: { email: string; password: string } | null = null

/** Keeps what was chosen at sign-up for the sign-in that follows, in memory alone and never in the history of the browser; `null` forgets it. */
export const keepChosen = (next: typeof chosen) => {
  chosen = next
}

/** The password that was just chosen for an address; empty where none was. */
export const chosenPassword = (email: string | undefined): string => (chosen?.email === email && chosen?.password) || ''
