import fs from 'node:fs'
import { type App, startProduct } from '../../e2e/app.ts'
import { Client } from '../../e2e/client.ts'
import { productAt } from './place.ts'
import { refusals } from './refusals.ts'
import { replies } from './replies.ts'
import { steady } from './steady.ts'

// A model is configured, so that the replies show one without consent; it is never called, and the address has no server.
const aModel = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'none' }

/** Address and password of the demo company, which are printed soon after the product has begun to answer. */
async function demoSignIn({ output }: App): Promise<[string, string]> {
  for (const end = Date.now() + 10_000; Date.now() < end; ) {
    const [, email, password] = /sign in as (\S+) with the password (\S+),/.exec(output()) ?? []
    if (email && password) return [email, password]
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`The product did not make the demo company:\n${output()}`)
}

/** Records the built product's replies for its demo company, by file name; the same in every run. */
export async function record(): Promise<Record<string, unknown>> {
  const app = await startProduct({ SEED_DEMO: 'on', ...aModel })
  try {
    const [email, password] = await demoSignIn(app)
    const client = await Client.signIn(app.api, email, password)
    await client.processed(600)
    return { ...steady(await replies(client)), refusals: await refusals(productAt(app.api, app.dataDir)) }
  } finally {
    await app.stop()
    fs.rmSync(app.dataDir, { recursive: true, force: true })
  }
}
