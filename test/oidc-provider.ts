import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

/** A real OpenID Connect provider on this machine. Whoever types a name at it is signed in as that person. */
export interface TestProvider {
  readonly issuer: string
  /** What it tells of a person, besides `preferred_username`. */
  claims: Readonly<Record<string, unknown>>
  /** Walks through its pages as a browser does, from the address of the sign-in to the query of the callback. */
  signIn(url: string, person: string): Promise<string>
  close(): Promise<void>
}

export const oidcClient = { clientId: 'kaname', clientSecret: 'a-secret-of-the-test' }

export async function startProvider(redirectUri: string): Promise<TestProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const test: TestProvider = {
    issuer,
    claims: {},
    signIn: (url, person) => walk(url, person, redirectUri),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: oidcClient.clientId,
        client_secret: oidcClient.clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], profile: ['preferred_username'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: ['a key of the test'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, preferred_username: id, ...test.claims }),
    }),
  })
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))

  return test
}

/** Follows redirects and fills in the pages for signing in and for consent. */
async function walk(url: string, person: string, redirectUri: string): Promise<string> {
  const jar = new Map<string, string>()
  let next = url
  let form: URLSearchParams | undefined
  for (let step = 0; step < 12; step++) {
    if (next.startsWith(redirectUri)) return new URL(next).search
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: form } : {}),
    })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(name, value)
    }
    const location = answer.headers.get('location')
    const page = await answer.text()
    form = undefined
    if (location) {
      next = new URL(location, next).href
    } else {
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
      if (!prompt)
        throw new Error(`The provider shows an unexpected page (${answer.status}): ${page.slice(0, 500)}`)
      form = new URLSearchParams({ prompt, login: person, password: 'any' })
      next = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? '', next).href
    }
  }
  throw new Error('The provider leads round in circles')
}
