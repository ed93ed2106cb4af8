import fs from 'node:fs'
import path from 'node:path'
import type { Language } from '@esrs/contract'
import { root } from '../../scripts/processes.ts'

interface Texts {
  [key: string]: string | Texts
}

const read = new Map<string, Texts>()

/**
 * A text of the web app in a language, by the folder of its texts under `src` and its key. What stands for a placeholder
 * in it is any text, and more may follow.
 * @throws Error when there is no such text.
 */
export function textOf(language: Language, folder: string, key: string): RegExp {
  const file = path.join(root, 'packages/web/src', folder, `${language}.json`)
  const texts = read.get(file) ?? (JSON.parse(fs.readFileSync(file, 'utf8')) as Texts)
  read.set(file, texts)
  let found: string | Texts | undefined = texts
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined
  if (typeof found !== 'string') throw new Error(`There is no text ${key} in ${file}.`)
  const literal = found
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')
  return new RegExp(`^${literal}`)
}
