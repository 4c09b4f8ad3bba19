import { describe, expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

describe('an error as the log may keep it', () => {
  test('a failed statement keeps its text and its cause, not its values', () => {
    const cause = Object.assign(new Error('value too long for type character varying(30)'), {
      code: '22001',
      detail: 'Key (name)=(hush) already exists.',
    })
    const failed = Object.assign(
      new Error('Failed query: insert into t values ($1)\nparams: hush', { cause }),
      {
        query: 'insert into t values ($1)',
        params: ['hush'],
      },
    )
    const told = describeError(failed)
    expect(JSON.stringify(told)).not.toContain('hush')
    expect(told).toMatchObject({
      message: 'Failed query',
      query: 'insert into t values ($1)',
      cause: { code: '22001', message: 'value too long for type character varying(30)' },
    })
  })

  test('frames of the stack stay, the message before them goes', () => {
    const { stack } = describeError(new Error('first line\nhush on the second'))
    expect(stack).toMatch(/^\s+at /)
    expect(stack).not.toContain('hush')
  })

  test('whatever was thrown can be described', () => {
    expect(describeError('text')).toMatchObject({ type: 'string' })
    expect(describeError(undefined)).toMatchObject({ type: 'undefined' })
  })
})
