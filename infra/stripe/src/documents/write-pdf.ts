export interface PdfLine {
  text: string;
  /** Points. */
  size: number;
}

/** One US letter page of text lines, in PDF 1.4 with the built-in Helvetica. */
export function writePdf(lines: PdfLine[]): Buffer {
  const content = ['BT', '1 0 0 1 56 736 Tm', ...lines.flatMap(shown), 'ET'].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  const parts = ['%PDF-1.4\n'];
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(parts.join(''), 'latin1');
    parts.push(`${index + 1} 0 obj\n${object}\nendobj\n`);
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = Buffer.byteLength(parts.join(''), 'latin1');
  const size = objects.length + 1;
  parts.push(
    `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`,
    `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  );
  return Buffer.from(parts.join(''), 'latin1');
}

function shown({ text, size }: PdfLine): string[] {
  return [`/F1 ${size} Tf`, `(${escaped(text)}) Tj`, `0 -${size + 8} Td`];
}

/** WinAnsi text: what that encoding lacks is written as a question mark. */
function escaped(text: string): string {
  return text.replaceAll(/[\\()]/g, '\\$&').replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?');
}
