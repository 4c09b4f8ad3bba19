import { parse as parseQuery } from 'node:querystring'
import type { FastifyInstance } from 'fastify'
import { mostValues } from '#platform/contract/body-limits.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import { oneATurn } from '../turns.ts'
import { deepest } from './hostile-text.ts'

/** Names in one object, and in a form: no call has so many, and a thousand times more of them cost half a second. */
const mostNames = 1000

/**
 * Bodies of this size are read one in each turn of the event loop, however many arrive at once. (In a thread they would cost the
 * same here: what has been read must come over, which takes as long as reading it.)
 */
const large = 64 * 1024

/** JSON and forms, refused before they are read when reading them would keep everybody waiting. */
export function addBodies(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error')
  const turn = oneATurn()
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const read = () => {
      const refusal = costOf(body)
      if (refusal) done(refusal)
      else void parseJson(request, body.toString('utf8'), done)
    }
    if (body.length < large) read()
    else void turn().then(read)
  })
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body: string, done) => {
      const form = parseQuery(body, '&', '=', { maxKeys: mostNames + 1 })
      if (Object.keys(form).length > mostNames) done(tooMany(mostNames))
      else done(null, form)
    },
  )
}

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
/** Each ends with the letter two behind it. */
const [brace, bracket] = [0x7b, 0x5b]

/**
 * Counts what `JSON.parse` would have to make, many times as quickly as it would make it: 1.9 MB of names or of empty
 * objects take it 200 to 470 ms. Answers what there is too much of; what is no JSON at all is left to it.
 */
function costOf(body: Buffer): BusinessError | undefined {
  const open: Opened[] = []
  let values = 0
  for (let at = 0; at < body.length; at++) {
    const letter = body[at]
    if (letter === quote) at = endOfText(body, at)
    else if (letter === brace || letter === bracket) {
      if (open.length === deepest) return http[400].with()
      open.push({ isObject: letter === brace, count: 1 })
      values += 1
    } else if (letter === brace + 2 || letter === bracket + 2) open.pop()
    else if (letter === comma) {
      values += 1
      const inside = open.at(-1)
      if (inside) inside.count += 1
      if (inside?.isObject && inside.count > mostNames) return tooMany(mostNames)
    }
    if (values > mostValues) return tooMany(mostValues)
  }
  return undefined
}

/** An object or a list that has not ended yet. */
interface Opened {
  readonly isObject: boolean
  count: number
}

function endOfText(body: Buffer, from: number): number {
  for (let at = from + 1; ; at++) {
    const end = body.indexOf(quote, at)
    if (end < 0) return body.length
    at = end
    let before = end - 1
    while (body[before] === backslash) before--
    if ((end - before) % 2 === 1) return end
  }
}

const tooMany = (most: number) => generic.TOO_LARGE.with({ max: most.toLocaleString('en') })
