import { authorizationScheme } from '#platform/contract/constants.ts'
import { useLanguage } from '../language/say.ts'
import { useSession } from '../session/session-context.tsx'
import { fileOf, queryOf } from './client.ts'

export interface RawAnswer {
  readonly status: number
  /** As it came; a file instead, where one was sent. */
  readonly text: string
  readonly file?: { readonly name: string; readonly content: Uint8Array }
}

/** A call as any program makes it, with one's own session, answered as it comes: nothing is told, and nobody is led away. */
export function useRawCall() {
  const language = useLanguage()
  const token = useSession((state) => state.token)
  return async (
    { method, path }: { readonly method: 'GET' | 'POST'; readonly path: string },
    input: unknown,
  ): Promise<RawAnswer> => {
    const response = await fetch(method === 'GET' ? `${path}${queryOf(input)}` : path, {
      method,
      credentials: 'same-origin',
      headers: {
        'Accept-Language': language,
        Authorization: `${authorizationScheme} ${token}`,
        ...(method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(method === 'POST' ? { body: JSON.stringify(input) } : {}),
    })
    const { status, headers } = response
    if (headers.get('content-type')?.startsWith('application/json'))
      return { status, text: await response.text() }
    const { name, content } = await fileOf(response)
    return { status, text: '', ...(content instanceof Uint8Array ? { file: { name, content } } : {}) }
  }
}
