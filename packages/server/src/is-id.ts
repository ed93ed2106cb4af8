import { z } from 'zod'

const Id = z.uuid()

/** Whether something that was sent can be an id of ours: the database throws at a text that is no UUID. */
export const isId = (value: unknown): value is string => Id.safeParse(value).success
