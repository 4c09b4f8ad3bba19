import { parse as parseQuery } from 'node:querystring'
import type { FastifyInstance } from 'fastify'
import { mostValues } from '#platform/contract/body-limits.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { deepest } from './hostile-text.ts'

/** Names in one object, and in a form: no call has so many, and a thousand times more of them cost half a second. */
const mostNames = 1000

/** JSON and forms, refused before they are read when reading them would keep everybody waiting. */
export function addBodies(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    try {
      refuseCostly(body)
    } catch (error) {
      return done(error as Error)
    }
    parseJson(request, body.toString('utf8'), done)
  })
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body: string, done) => {
      const form = parseQuery(body, '&', '=', { maxKeys: mostNames + 1 })
      if (Object.keys(form).length > mostNames) return done(tooMany(mostNames))
      done(null, form)
    },
  )
}

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c

/**
 * Counts what `JSON.parse` would have to make, a hundred times as quickly as it would make it: 1.9 MB of names or of empty
 * objects take it 200 to 470 ms. What is no JSON at all is left to it.
 */
export function refuseCostly(body: Buffer): void {
  /** For each object and list that is open, what it holds so far; lists count below zero. */
  const open: { readonly isObject: boolean; count: number }[] = []
  let values = 0
  for (let at = 0; at < body.length; at++) {
    switch (body[at]) {
      case quote:
        at = endOfText(body, at)
        break
      case 0x7b: // {
      case 0x5b: // [
        if (open.length === deepest) throw http[400].with()
        open.push({ isObject: body[at] === 0x7b, count: 1 })
        values += 1
        break
      case 0x7d: // }
      case 0x5d: // ]
        open.pop()
        break
      case comma: {
        values += 1
        const inside = open.at(-1)
        if (inside?.isObject && ++inside.count > mostNames) throw tooMany(mostNames)
        break
      }
    }
    if (values > mostValues) throw tooMany(mostValues)
  }
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
