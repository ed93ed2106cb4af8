/** Contrast of text that people with weak eyes can read (WCAG 2.2, 1.4.3). */
const least = 4.5

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Contrast of a colour with white paper, from 1 to 21. */
export function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(linear)
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

/** A colour of the company as text on white: darker where it could not be read, of the same hue. */
export function readable(colour: string): string {
  let shade = colour
  for (let share = 0.95; contrastWithWhite(shade) < least && share > 0; share -= 0.05) {
    const darker = channels(colour).map((channel) => Math.round(channel * share))
    shade = `#${darker.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  }
  return shade
}
