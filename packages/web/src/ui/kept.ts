/** What the page keeps in this browser, by name. Where the browser refuses, it is kept until the page is closed. */
export interface Keeper {
  get: (name: string) => string | null
  /** What is kept as JSON; `null` where there is none, or none that can be read. */
  read: <T>(name: string) => T | null
  /** Answers whether what is kept outlives the page. */
  set: (name: string, text: string) => boolean
  remove: (name: string) => void
  /** Whether it is lost when the page is closed. */
  isFleeting: (name: string) => boolean
  /** Lets go of what only this page holds, because another tab has said since what counts; without a name, of everything. */
  release: (name?: string) => void
}

/** A store that is switched off throws when it is asked for, one that is full when something is put into it. */
function keeper(store: () => Storage): Keeper {
  const held = new Map<string, string>()
  const get = (name: string) => {
    const text = held.get(name)
    if (text !== undefined) return text
    try {
      return store().getItem(name)
    } catch {
      return null
    }
  }
  return {
    get,
    read: <T>(name: string) => {
      try {
        return JSON.parse(get(name) ?? 'null') as T | null
      } catch {
        return null
      }
    },
    set: (name, text) => {
      try {
        store().setItem(name, text)
        held.delete(name)
        return true
      } catch {
        held.set(name, text)
        return false
      }
    },
    remove: (name) => {
      held.delete(name)
      try {
        store().removeItem(name)
      } catch {
        // Nothing is kept there.
      }
    },
    isFleeting: (name) => held.has(name),
    release: (name) => {
      if (name === undefined) held.clear()
      else held.delete(name)
    },
  }
}

/** For every tab of this browser, until it is removed. */
export const inBrowser = keeper(() => localStorage)

/** For this tab, as long as it is open. */
export const inTab = keeper(() => sessionStorage)
