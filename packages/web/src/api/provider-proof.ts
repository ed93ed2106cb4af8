// A proof at the provider of the company is made in a window of its own, so that nothing on the page is lost. Windows tell each other by
// a channel of the browser that only pages of this address hear.

const name = 'provider-proof'

/** Tells the page that has asked that its person has proved themselves. */
export function announceProof(): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage('proved')
  channel.close()
}

/** Follows proofs that another window announces, until the returned function is called. */
export function onProof(follow: () => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.onmessage = follow
  return () => channel.close()
}
