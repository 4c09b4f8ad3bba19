/** Hands bytes over to the browser's downloads. */
export function saveFile(name: string, bytes: Uint8Array): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has taken what it needs only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/**
 * Shows a file in a tab of its own, where the browser has its own viewer for it. The page asks with a token in a header, so
 * no address of the server could be opened; and the page itself may show no frames. Only for types that a browser does not
 * run (PDF, pictures), which the server has found out from the contents.
 */
export function showFile(bytes: Uint8Array, type: 'application/pdf' | 'image/png' | 'image/jpeg'): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }))
  window.open(address, '_blank')
  // The tab has read it long before.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The content of a file as a call carries it. */
export const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')))
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : ''
      resolve(address.slice(address.indexOf(',') + 1))
    })
    reader.readAsDataURL(file)
  })

export const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
