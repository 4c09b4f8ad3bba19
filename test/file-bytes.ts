import type { FileAnswer } from '#platform/contract/endpoint.ts'

/** A file that was answered, as a whole. */
export async function bytesOf({ content }: Pick<FileAnswer, 'content'>): Promise<Buffer> {
  if (content instanceof Uint8Array) return Buffer.from(content)
  const pieces: Uint8Array[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}
