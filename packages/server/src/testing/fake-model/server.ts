import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Behaviour, type FakeReply, good, readPrompt } from './behaviours.ts'

/** One request that the fake received. */
export interface Received {
  path: string
  headers: IncomingMessage['headers']
  body: { model?: string; [key: string]: unknown }
  prompt: string
  /** How many answers it gave to it, and the tokens it counted; `null` where it gave no reply at all. */
  answers: number
  charged: { input: number; output: number } | null
}

export interface FakeModel {
  /** Address for AI_BASE_URL. */
  url: URL
  /** Connections ever opened: a watching socket. */
  connections: () => number
  received: Received[]
  /** Says differently from now on. */
  behave(next: Behaviour): void
  stop(): Promise<void>
}

/** A host of a language model on this machine that speaks the protocols of OpenAI and Anthropic and knows nothing. */
export async function startFakeModel(
  behaviour: Behaviour = good,
  { port = 0, delay = 0 }: { port?: number; delay?: number } = {},
): Promise<FakeModel> {
  let current = behaviour
  let connections = 0
  const received: Received[] = []
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  server.on('connection', () => {
    connections += 1
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = Buffer.concat(parts).toString('utf8')
    const body = JSON.parse(text || '{}') as Received['body']
    const prompt = promptOf(body)
    const one: Received = { path: request.url ?? '', headers: request.headers, body, prompt, answers: 0, charged: null }
    received.push(one)
    const reply = current(readPrompt(prompt, systemOf(body)), received.length)
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay))
    if (!('answers' in reply) && !('text' in reply)) return misbehave(response, reply)
    const said = 'text' in reply ? reply.text : JSON.stringify(reply)
    if ('answers' in reply) one.answers = reply.answers.length
    one.charged = { input: tokens(text.length), output: tokens(said.length) }
    const inWords = one.path.endsWith('/messages') ? anthropicReply : openAiReply
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(inWords(said, one.charged)))
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    url: new URL(`http://127.0.0.1:${taken}/v1`),
    connections: () => connections,
    received,
    behave: (next) => {
      current = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The words of the last message, however its protocol wraps them. */
function promptOf({ messages }: Received['body']): string {
  const last = (messages as { content: unknown }[] | undefined)?.at(-1)?.content
  if (typeof last === 'string') return last
  return Array.isArray(last) ? last.map((part: { text?: string }) => part.text ?? '').join('') : ''
}

/** The instructions, as the protocols of OpenAI and of Anthropic send them. */
function systemOf({ messages, system }: Received['body']): string {
  const first = (messages as { role: string; content: unknown }[] | undefined)?.find(({ role }) => role === 'system')
  const said = first?.content ?? system
  if (typeof said === 'string') return said
  return Array.isArray(said) ? said.map((part: { text?: string }) => part.text ?? '').join('') : ''
}

/** About four characters make a token, as hosts count them. */
const tokens = (characters: number): number => Math.ceil(characters / 4)

type Charged = NonNullable<Received['charged']>

/** A host that does not answer as its protocol says. */
function misbehave(response: ServerResponse, reply: FakeReply): void {
  if ('status' in reply) {
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
    response.end(reply.body ?? '{}')
  } else if ('endless' in reply) {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"choices":[{"message":{"content":"')
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    }
    response.on('drain', more)
    more()
  }
}

const openAiReply = (text: string, { input, output }: Charged) => ({
  id: 'fake-1',
  object: 'chat.completion',
  created: 1_700_000_000,
  model: 'fake',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: text } }],
  usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
})

const anthropicReply = (text: string, { input, output }: Charged) => ({
  id: 'fake-1',
  type: 'message',
  role: 'assistant',
  model: 'fake',
  content: [{ type: 'text', text }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: input, output_tokens: output },
})
