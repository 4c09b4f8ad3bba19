import { createServer, type Server } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { logSender, mailSender, type CodeMessage } from './code-sender.ts'

/** As much of a mail server as it takes to receive: what was said to it, in order. */
function mailServer(heard: string[]): Server {
  return createServer((socket) => {
    let inLetter = false
    socket.write('220 ready\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString('utf8').split('\r\n').slice(0, -1)) {
        heard.push(line)
        if (inLetter && line !== '.') continue
        if (line === 'DATA') socket.write('354 go on\r\n')
        else if (line === 'QUIT') socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
        inLetter = line === 'DATA'
      }
    })
  })
}

describe('a verification code', () => {
  const heard: string[] = []
  const lines: string[] = []
  const toLog = logSender((line) => void lines.push(line))
  let server: Server
  let smtpUrl: string
  beforeEach(async () => {
    heard.length = 0
    lines.length = 0
    server = mailServer(heard)
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  })
  afterEach(() => new Promise<void>((resolve) => void server.close(() => resolve())))

  const message = (recipients: CodeMessage['recipients']): CodeMessage => ({
    phone: '03-1234-5678',
    code: '123456',
    expires_at: '2099-01-01T00:00:00Z',
    recipients,
  })
  const recipients = () => heard.filter((line) => line.startsWith('RCPT'))

  it('is mailed to every administrator in their language', async () => {
    const sender = mailSender({ smtpUrl, from: 'kaname@example.jp' }, toLog)
    await sender.send(
      'DEMO',
      message([
        { email: 'boss@example.jp', language: null },
        { email: 'chief@example.jp', language: 'en' },
      ]),
    )
    expect(recipients()).toEqual(['RCPT TO:<boss@example.jp>', 'RCPT TO:<chief@example.jp>'])
    expect(heard).toContain('Verification code: 123456 (valid for 10 minutes)')
    expect(decoded(heard)).toContain('認証コード：123456（10分間有効）')
    expect(lines).toEqual([])
  })

  it('goes to the log when no administrator has an address', async () => {
    const sender = mailSender({ smtpUrl, from: 'kaname@example.jp' }, toLog)
    await sender.send('DEMO', message([]))
    expect(recipients()).toEqual([])
    expect(lines).toEqual(['Verification code 123456 for 03-1234-5678, who requests to use company DEMO'])
  })

  it('goes to no server of the own machine under another name', async () => {
    for (const host of ['0.0.0.0', '[::]', '169.254.169.254', '2130706433']) {
      const sender = mailSender(
        { smtpUrl: smtpUrl.replace('127.0.0.1', host), from: 'kaname@example.jp' },
        toLog,
      )
      const sent = sender.send('DEMO', message([{ email: 'boss@example.jp', language: null }]))
      await expect(sent, host).rejects.toThrow('are not called through others')
    }
    expect(heard).toEqual([])
  })

  it('is not taken for sent when the mail server is away', async () => {
    const sender = mailSender({ smtpUrl: 'smtp://127.0.0.1:1', from: 'kaname@example.jp' }, toLog)
    await expect(
      sender.send('DEMO', message([{ email: 'boss@example.jp', language: null }])),
    ).rejects.toThrow('ECONNREFUSED')
  })
})

/** Letters in Japanese travel as base64. */
const decoded = (sent: readonly string[]): string =>
  Buffer.from(sent.filter((line) => /^[A-Za-z0-9+/]{20,}=*$/.test(line)).join(''), 'base64').toString('utf8')
