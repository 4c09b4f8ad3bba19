import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FileAnswer } from '#platform/contract/endpoint.ts'

/** A file to be saved: nothing that a user has entered is ever shown by the browser as a page of ours. */
export function sendFile(reply: FastifyReply, type: string, { name, content }: FileAnswer): FastifyReply {
  const plain = name.replace(/[^\w.-]/g, '_')
  return reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    })
    .send(content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content))
}
