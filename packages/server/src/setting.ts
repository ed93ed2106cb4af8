import { z } from 'zod'

/** A setting that cannot be used; its message is the one line shown to the person who starts the product. */
export class ConfigError extends Error {}

/** One setting: its name in the environment, its default, how its text is read, and what it is for. */
export interface Setting {
  name: string
  /** Text used when the variable is absent or empty; `''` where the product derives the value. */
  fallback: string
  description: string
  /** Never printed. */
  secret?: true
  parse: z.ZodType<unknown, string>
}

/** A whole number within bounds. */
export const whole = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message)
}
/** `on` or `off`. */
export const onOff = z.enum(['on', 'off'], "must be 'on' or 'off'").transform((value) => value === 'on')

/** Whether there is a demo company, and whether it is to be seen in German. */
export const onOffOrGerman = z
  .enum(['on', 'off', 'german'], "must be 'on', 'german' or 'off'")
  .transform((value) => (value === 'german' ? value : value === 'on'))
/** Empty text is `null`. */
export const orEmpty = <T extends z.ZodType<unknown, string>>(schema: T) =>
  z.union([z.literal('').transform(() => null), schema])
/** An http or https address. */
export const origin = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'must be an http or https address')
  .transform((text) => new URL(text))
/** A secret that cannot be guessed. */
export const secret = z.string().min(32, 'must have at least 32 characters')

/** Declares a setting. */
export const setting = <const N extends string, T>(
  name: N,
  fallback: string,
  description: string,
  parse: z.ZodType<T, string>,
  extra: { secret?: true } = {},
) => ({ name, fallback, description, parse, ...extra })
