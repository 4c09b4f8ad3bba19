import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'

/** What it says in the ID token instead of the truth. */
export interface Lie {
  readonly claims?: Readonly<Record<string, unknown>>
  readonly header?: Readonly<Record<string, unknown>>
  /** Signed with a key that it does not publish, or not at all. */
  readonly signature?: 'of another key' | 'none'
  /** What it says of itself: where its tokens and keys are. */
  readonly metadata?: Readonly<Record<string, unknown>>
}

export interface LyingProvider {
  readonly issuer: string
  lie: Lie
  /** The nonce that it was asked with. */
  nonce: string
  close(): Promise<void>
}

/** As much of a provider as a client asks: it lets everybody in as CLERK, and signs what it is told to sign. */
export async function startLyingProvider(clientId: string): Promise<LyingProvider> {
  const [own, other] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }))
  if (!own || !other) throw new Error('There are no keys')
  const server = createServer()
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const provider: LyingProvider = {
    issuer,
    lie: {},
    nonce: '',
    close: () => new Promise<void>((closed) => void server.close(() => closed())),
  }
  const idToken = () => {
    const { claims, header, signature } = provider.lie
    const now = Math.floor(Date.now() / 1000)
    const told = {
      iss: issuer,
      aud: clientId,
      sub: 'clerk',
      preferred_username: 'clerk',
      iat: now,
      exp: now + 600,
    }
    const said = [
      { alg: 'RS256', kid: 'own', ...header },
      { ...told, nonce: provider.nonce, ...claims },
    ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    const content = said.join('.')
    if (signature === 'none') return `${content}.`
    const { privateKey } = signature === 'of another key' ? other : own
    return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`
  }
  const answers: Readonly<Record<string, () => unknown>> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      userinfo_endpoint: `${issuer}/userinfo`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      ...provider.lie.metadata,
    }),
    '/token': () => ({ access_token: 'token', token_type: 'bearer', id_token: idToken() }),
    '/keys': () => ({
      keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' }],
    }),
  }
  server.on('request', (request, response) => {
    const answer = answers[new URL(request.url ?? '', issuer).pathname]
    request.resume().once('end', () => {
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer?.() ?? {}))
    })
  })
  return provider
}
