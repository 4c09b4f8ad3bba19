import { describe, expect, it } from 'vitest'
import { eventReader } from './read-events.ts'

describe('a stream of events', () => {
  it('is put together however it was cut on its way', () => {
    const read = eventReader()
    const text =
      'id: a-1\nevent: fact\ndata: {"name":"stock.changed"}\n\n: \n\nid: a-2\nevent: gap\ndata: {}\n\n'
    const found = [...text].flatMap((letter) => read(letter))
    expect(found).toEqual([
      { id: 'a-1', event: 'fact', data: '{"name":"stock.changed"}' },
      { id: 'a-2', event: 'gap', data: '{}' },
    ])
  })

  it('has words that a newer server may say left out', () => {
    expect(eventReader()('id: a-1\nevent: novelty\ndata: {}\n\n')).toEqual([])
  })
})
