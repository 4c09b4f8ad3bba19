/** How long the line of a call may wait for others, in milliseconds: a write costs a tenth of what a call does. */
const waitMs = 50

/** The level stands first in a line; what is of no more than `info` can wait. */
const canWait = /^\{"level":[123]0,/

interface Out {
  write(text: string): unknown
}

/** Lines of calls are written several at once; a warning or an error is written at once, with all lines before it. */
export class LogStream {
  private waiting = ''
  private timer: NodeJS.Timeout | undefined
  private readonly out: Out

  constructor(out: Out) {
    this.out = out
  }

  write(line: string): void {
    this.waiting += line
    if (!canWait.test(line)) return this.flush()
    this.timer ??= setTimeout(() => this.flush(), waitMs).unref()
  }

  flush(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    if (this.waiting === '') return
    const lines = this.waiting
    this.waiting = ''
    this.out.write(lines)
  }
}

/** The standard output, with the last lines written when the process ends. */
export function standardLog(): LogStream {
  const stream = new LogStream(process.stdout)
  process.on('exit', () => stream.flush())
  return stream
}
