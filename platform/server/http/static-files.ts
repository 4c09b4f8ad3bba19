import { existsSync } from 'node:fs'
import path from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { templatePath } from '#platform/contract/constants.ts'
import { isCall } from './security-headers.ts'

const page = 'index.html'
/** Files whose name changes with their contents. */
const hashed = /[\\/]assets[\\/]/

/**
 * The built pages, compressed beforehand. Absent in development, where vite serves them.
 * Answers whether a request that no route knows was answered with the page: the browser's own routes (history mode).
 */
export async function addStaticFiles(
  server: FastifyInstance,
  directory: string | undefined,
): Promise<(request: FastifyRequest, reply: FastifyReply) => boolean> {
  if (!directory || !existsSync(path.join(directory, page))) return () => false
  await server.register(staticFiles, {
    root: directory,
    preCompressed: true,
    index: [],
    cacheControl: false,
    dotfiles: 'ignore',
    // A folder is no file; what it lacks is for the page or the 404.
    allowedPath: (asked) => !isReserved(asked) && !asked.endsWith('/'),
    setHeaders: (reply, file) => {
      reply.header('cache-control', hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  return (request, reply) => {
    if (!asksForPage(request)) return false
    reply.status(200).header('cache-control', 'no-cache').sendFile(page)
    return true
  }
}

/** Not the pages': calls, and the templates of uploads (specification section 9). */
const isReserved = (asked: string) => isCall(asked) || asked.startsWith(templatePath)

/** An asset that is missing is a 404: a page in the place of a script would be a puzzle. */
function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  const asked = url.split('?', 1)[0] ?? '/'
  const reading = method === 'GET' || method === 'HEAD'
  const isFile = path.posix.extname(asked) !== '' || asked.startsWith('/assets/')
  return reading && !isFile && !isReserved(asked) && acceptsHtml(headers.accept)
}

const acceptsHtml = (accept: string | undefined) => accept === undefined || /text\/html|\*\/\*/.test(accept)
