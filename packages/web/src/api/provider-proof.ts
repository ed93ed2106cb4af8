// A proof at the provider of the company is made in a window of its own, so that nothing on the page is lost. Windows tell each other by
// a channel of the browser that only pages of this address hear: the page and its window lose each other on the way to the provider.

const name = 'provider-proof'

/** What came of a proof in the other window: why it was refused, or `null` where it was given. */
type Outcome = { refusal: string | null }

/** Tells the page that has asked what came of it. */
export function announceProof(refusal: string | null): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage({ refusal } satisfies Outcome)
  channel.close()
}

/** Follows what another window announces, until the returned function is called. */
export function onProof(follow: (refusal: string | null) => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<Outcome>) => follow(data.refusal)
  return () => channel.close()
}
