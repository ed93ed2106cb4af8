import type { Language } from '@esrs/contract'
import type { Locator, Page } from '@playwright/test'
import { textOf } from '../../tools/screens/texts.ts'

/** Milliseconds that a scripted person takes: for a letter, for finding what to press next, and for a sentence. */
export const pace = { letter: 200, glance: 1000, sentence: 3000 }

/** What a part of the way took. */
export interface WayPart {
  name: string
  seconds: number
  clicks: number
  keys: number
  letters: number
}

/** A scripted person at a window: knows only the words of the product, counts what is pressed, and takes a picture of each part. */
export class Person {
  readonly page: Page
  readonly language: Language
  readonly onPhone: boolean
  readonly parts: WayPart[] = []
  private counted = { clicks: 0, keys: 0, letters: 0 }
  private since = performance.now()
  private readonly picture: ((name: string) => Promise<unknown>) | null

  constructor(page: Page, language: Language, onPhone: boolean, pictures: string | null) {
    this.page = page
    this.language = language
    this.onPhone = onPhone
    const look = `${language}-${onPhone ? 390 : 1440}`
    this.picture = pictures ? (name) => page.screenshot({ path: `${pictures}/${look}-${name}.png` }) : null
  }

  /** A text of the product in this person's language. */
  say(folder: string, key: string): RegExp {
    return textOf(this.language, folder, key)
  }

  async look(time: number): Promise<void> {
    await this.page.waitForTimeout(time)
  }

  async click(what: Locator): Promise<void> {
    await what.waitFor()
    await this.look(pace.glance)
    this.counted.clicks += 1
    await what.click()
  }

  async press(key: string): Promise<void> {
    this.counted.keys += 1
    await this.page.keyboard.press(key)
  }

  /** Types what stands in no list; a field has to be pointed at first, unless it has the focus. */
  async write(text: string, field?: Locator): Promise<void> {
    if (field) await this.click(field)
    this.counted.letters += text.length
    await this.page.keyboard.type(text, { delay: pace.letter })
  }

  button(folder: string, key: string): Locator {
    return this.page.getByRole('button', { name: this.say(folder, key) })
  }

  link(folder: string, key: string): Locator {
    return this.page.getByRole('link', { name: this.say(folder, key) })
  }

  /** Chooses something in a list. */
  async choose(list: Locator, option: RegExp): Promise<void> {
    await this.click(list)
    await this.click(this.page.getByRole('option', { name: option }))
  }

  /** Takes a picture on the way, of something that is no part of its own. */
  async see(name: string): Promise<void> {
    await this.picture?.(name)
  }

  /** Begins to count anew, so that what was prepared meanwhile is nobody's time. */
  begin(): void {
    this.counted = { clicks: 0, keys: 0, letters: 0 }
    this.since = performance.now()
  }

  /** Ends a part of the way. */
  async end(name: string): Promise<void> {
    this.parts.push({ name, seconds: (performance.now() - this.since) / 1000, ...this.counted })
    await this.picture?.(name.replace(/\W+/g, '-'))
    this.begin()
  }
}
