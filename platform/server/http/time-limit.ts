import { http } from '#platform/contract/error-catalogue.ts'

/**
 * The caller gets 504 when the work takes longer; the work itself goes on, and learns from `onLate` that nobody waits
 * for it. (Fastify's own handlerTimeout ends as soon as a body has been read: on Node 20 that closes the request.)
 */
export async function withinTime<T>(ms: number, onLate: () => void, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      onLate()
      reject(http[504].with())
    }, ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
