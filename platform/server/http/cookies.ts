/** One cookie of the header, or undefined. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`))
  return pair?.trim().slice(name.length + 1)
}

/** For the server only (HttpOnly), for our own pages only (SameSite=Strict), for the API only. */
export function writeCookie(name: string, value: string, maxAgeSeconds: number, secure: boolean): string {
  const attributes = ['Path=/api', 'HttpOnly', 'SameSite=Strict', `Max-Age=${maxAgeSeconds}`]
  return [`${name}=${value}`, ...attributes, ...(secure ? ['Secure'] : [])].join('; ')
}
