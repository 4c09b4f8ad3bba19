const algorithm = 'AES-GCM'
const ivBytes = 12

const keyFrom = (key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, ['encrypt', 'decrypt'])

/** A value that only the holder of the key reads, and only where it was put: `name` is sealed in. */
export async function seal(key: string, name: string, value: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const plain = new TextEncoder().encode(JSON.stringify(value))
  const sealed = await crypto.subtle.encrypt(under(iv, name), await keyFrom(key), plain)
  const all = new Uint8Array(ivBytes + sealed.byteLength)
  all.set(iv)
  all.set(new Uint8Array(sealed), ivBytes)
  return textOf(all)
}

/** Undefined when another key has sealed it, elsewhere, or nothing has. */
export async function unseal(key: string, name: string, sealed: string): Promise<unknown> {
  try {
    const all = bytesOf(sealed)
    const plain = await crypto.subtle.decrypt(
      under(all.slice(0, ivBytes), name),
      await keyFrom(key),
      all.slice(ivBytes),
    )
    return JSON.parse(new TextDecoder().decode(plain))
  } catch {
    return undefined
  }
}

const under = (iv: Uint8Array<ArrayBuffer>, name: string): AesGcmParams => ({
  name: algorithm,
  iv,
  additionalData: new TextEncoder().encode(name),
})

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** In pieces: a call has only so many arguments. */
function textOf(bytes: Uint8Array): string {
  let letters = ''
  for (let at = 0; at < bytes.length; at += 8192)
    letters += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(letters)
}
