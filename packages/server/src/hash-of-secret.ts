import { createHash } from 'node:crypto'

/** What is kept of a secret of 80 bits or more. It needs no slow hash: nobody can go through them all. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
