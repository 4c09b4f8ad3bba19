/** What may be stored: the name's ending, the type, and how the contents begin. */
interface FileType {
  readonly endings: readonly string[]
  readonly content_type: string
  /** Undefined: text, which begins in any way but holds no zero byte. */
  readonly begins?: readonly (readonly number[])[]
}

const zip = [0x50, 0x4b, 0x03, 0x04]
const office = 'application/vnd.openxmlformats-officedocument'

const fileTypes: readonly FileType[] = [
  { endings: ['pdf'], content_type: 'application/pdf', begins: [[0x25, 0x50, 0x44, 0x46, 0x2d]] },
  { endings: ['png'], content_type: 'image/png', begins: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]] },
  { endings: ['jpg', 'jpeg'], content_type: 'image/jpeg', begins: [[0xff, 0xd8, 0xff]] },
  {
    endings: ['tif', 'tiff'],
    content_type: 'image/tiff',
    begins: [
      [0x49, 0x49, 0x2a, 0x00],
      [0x4d, 0x4d, 0x00, 0x2a],
    ],
  },
  { endings: ['xlsx'], content_type: `${office}.spreadsheetml.sheet`, begins: [zip] },
  { endings: ['docx'], content_type: `${office}.wordprocessingml.document`, begins: [zip] },
  { endings: ['csv'], content_type: 'text/csv' },
  { endings: ['txt'], content_type: 'text/plain' },
]

/** For the words of a refusal. */
export const storableEndings: readonly string[] = fileTypes.flatMap(({ endings }) => endings)

/**
 * The type by which a file is stored and later sent to browsers: decided here, never taken from the sender. Nothing
 * that a browser would run (HTML, SVG) is among them. Undefined: name and contents do not fit together, or neither is
 * known.
 */
export function contentTypeOf(file_nm: string, content: Uint8Array): string | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(file_nm)?.[1]?.toLowerCase()
  const type = fileTypes.find(({ endings }) => endings.some((known) => known === ending))
  if (!type) return undefined
  const fits = type.begins
    ? type.begins.some((bytes) => bytes.every((byte, at) => content[at] === byte))
    : !content.includes(0)
  return fits ? type.content_type : undefined
}
