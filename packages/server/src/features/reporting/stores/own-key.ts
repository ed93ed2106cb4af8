/** No identifier of a catalogue begins like this, so keys never meet. */
const mark = 'OWN_'

/** Whether a key is that of a datapoint of the company's own. */
export const isOwn = (key: string): boolean => key.startsWith(mark)

/** The key of a datapoint of the company's own by the identifier that people see. */
export const ownKey = (code: string): string => mark + code

/** The identifier that people see. */
export const codeOf = (key: string): string => (isOwn(key) ? key.slice(mark.length) : key)
