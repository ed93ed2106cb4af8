import os from 'node:os'

/** Addresses of this installation; those without a setting follow from the ports that are listened on. */
export interface Addresses {
  /** Tells the ports once they are known. */
  listening(ports: { api?: number; web?: number }): void
  /** Whether a page of this origin may call the API. */
  allowsOrigin(origin: string): boolean
  /** The web app's address for links in mails. */
  webUrl(): string
  apiUrl(): string
  /** The API's address for a page that was opened at `hostname`. */
  apiUrlFor(hostname: string): string
  /** Every address at which a page of this installation calls the API. */
  apiOrigins(): string[]
}

export interface AddressSettings {
  host: string
  apiPort: number
  webPort: number
  apiUrl: URL | null
  webOrigins: string[]
}

const loopback = ['localhost', '127.0.0.1', '[::1]']

/** Names of this machine at which a server that listens on `host` is reached. */
function namesOf(host: string): string[] {
  if (loopback.includes(host) || host === '::1') return loopback
  if (host !== '0.0.0.0' && host !== '::') return [...loopback, host]
  const own = Object.values(os.networkInterfaces()).flatMap((list) => list ?? [])
  const written = own.map(({ address, family }) => (family === 'IPv6' ? `[${address.split('%')[0]}]` : address))
  return [...new Set([...loopback, os.hostname().toLowerCase(), ...written])]
}

/** Works out the addresses. */
export function createAddresses({ host, apiPort, webPort, apiUrl, webOrigins }: AddressSettings): Addresses {
  const names = namesOf(host)
  // A content security policy cannot name an IPv6 address.
  const nameable = names.filter((name) => !name.startsWith('['))
  const ports = { api: apiPort, web: webPort }
  const configured = apiUrl?.href.replace(/\/$/, '')
  const at = (name: string, port: number) => `http://${name}${port === 80 ? '' : `:${port}`}`
  return {
    listening: (known) => void Object.assign(ports, known),
    allowsOrigin: (origin) =>
      webOrigins.length > 0 ? webOrigins.includes(origin) : names.some((name) => at(name, ports.web) === origin),
    webUrl: () => webOrigins[0] ?? at('localhost', ports.web),
    apiUrl: () => configured ?? at('localhost', ports.api),
    apiUrlFor: (hostname) => configured ?? at(nameable.includes(hostname) ? hostname : 'localhost', ports.api),
    apiOrigins: () => (apiUrl ? [apiUrl.origin] : nameable.map((name) => at(name, ports.api))),
  }
}
