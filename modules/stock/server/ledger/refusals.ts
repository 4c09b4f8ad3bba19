import { BusinessError, type FieldError } from '#platform/contract/errors.ts'

/** Collects what stands against a slip, each at its cell, so that a person sees everything at once. */
export class Refusals {
  readonly #fields: FieldError[] = []

  add(path: string, { code, text, params }: BusinessError): void {
    this.#fields.push({ path, code, text, params })
  }

  at(line: number, field: string, refused: BusinessError): void {
    this.add(`lines.${line}.${field}`, refused)
  }

  /** The first one is the answer's code; the others stand at their cells. */
  throwIfAny(): void {
    const [first] = this.#fields
    if (first) throw new BusinessError(first, first.params, this.#fields)
  }
}
