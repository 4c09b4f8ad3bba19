import { z } from 'zod'

const envelope = z.object({ code: z.union([z.number(), z.string()]), msg: z.string(), data: z.unknown() })
export type Answer = z.output<typeof envelope>

/** A signed-in user of the demo company, calling the API the way the browser does. */
export interface Caller {
  readonly token: string
  get(path: string, query?: Readonly<Record<string, string>>): Promise<Answer>
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>
}

export async function signInToDemo(url: string, user: string, factory_cd = 'F01'): Promise<Caller> {
  const first = await fetch(`${url}/api/companyLogin`, json({ company_cd: 'DEMO', password: 'demo1234' }))
  const ticket = first.headers.get('set-cookie')?.split(';')[0] ?? ''
  const body = { company_cd: 'DEMO', user, password: `${user}1234`, factory_cd }
  const second = await fetch(`${url}/api/userLogin`, json(body, { cookie: ticket }))
  const { code, msg, data } = envelope.parse(await second.json())
  const signedIn = z.object({ token: z.string() }).safeParse(data)
  if (!signedIn.success) throw new Error(`Sign-in refused: ${code} ${msg}`)
  const { token } = signedIn.data
  const authorization = { authorization: `Kaname ${token}` }
  const answerOf = async (response: Response) => envelope.parse(await response.json())
  return {
    token,
    get: async (path, query = {}) =>
      answerOf(
        await fetch(`${url}${path}?${new URLSearchParams(query).toString()}`, { headers: authorization }),
      ),
    post: async (path, sent, headers = {}) =>
      answerOf(await fetch(`${url}${path}`, json(sent, { ...authorization, ...headers }))),
  }
}

const json = (body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
