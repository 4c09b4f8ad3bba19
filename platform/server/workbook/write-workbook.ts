import { writeZip, type Packed } from '../zip/write-zip.ts'
import { escapeXml, sheetXml, styles, type Sheet, type WorkbookCell } from './sheet-xml.ts'

/** Writes one sheet row by row: what has been written is not kept in memory. */
export const writeWorkbook = (
  file: string,
  sheet: Sheet,
  rows: AsyncIterable<readonly WorkbookCell[]>,
): Promise<void> =>
  writeZip(file, [
    part('[Content_Types].xml', contentTypes),
    part('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])),
    part('xl/workbook.xml', workbookOf(sheet.name)),
    part(
      'xl/_rels/workbook.xml.rels',
      relations([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ]),
    ),
    part('xl/styles.xml', styles),
    { name: 'xl/worksheets/sheet1.xml', content: sheetXml(sheet, rows) },
  ])

function part(name: string, xml: string): Packed {
  async function* content() {
    yield Buffer.from(xml)
  }
  return { name, content: content() }
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const openXml = 'http://schemas.openxmlformats.org'
const typeOf = (what: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${what}+xml`

const contentTypes = `${declaration}<Types xmlns="${openXml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${typeOf('sheet.main')}"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${typeOf('worksheet')}"/><Override PartName="/xl/styles.xml" ContentType="${typeOf('styles')}"/></Types>`

/** What belongs to a part, each by its kind and its place. */
const relations = (parts: readonly (readonly [kind: string, target: string])[]): string =>
  `${declaration}<Relationships xmlns="${openXml}/package/2006/relationships">${parts
    .map(
      ([kind, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${openXml}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

const workbookOf = (name: string): string =>
  `${declaration}<workbook xmlns="${openXml}/spreadsheetml/2006/main" xmlns:r="${openXml}/officeDocument/2006/relationships"><sheets><sheet name="${escapeXml(sheetName(name)).replaceAll('"', '&quot;')}" sheetId="1" r:id="rId1"/></sheets></workbook>`

/** Excel refuses these characters, and more than 31 of them. */
const sheetName = (name: string): string => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31)
