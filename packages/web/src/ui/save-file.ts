/** Hands bytes to the browser, which keeps them where its downloads are. */
export function saveFile(bytes: Blob, name: string) {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers begin to read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
