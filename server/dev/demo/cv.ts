import type { DemoMember } from './read.ts';

/** Creates a demo CV, a one-page PDF. */
export function createDemoCv({ name, email, mobileNumber, whenApplying }: DemoMember): Buffer {
  const lines = [
    [24, name],
    [12, `${whenApplying.city} - ${email} - ${mobileNumber}`],
    [12, `${whenApplying.yearOfExperience} years of experience, looking for ${whenApplying.employeeType} work`],
    [12, 'An invented person: this CV belongs to the demonstration of the site.'],
  ] as const;
  const text = lines.map(([size, line], index) => `BT /F1 ${size} Tf 56 ${760 - index * 32} Td (${escapePdfText(line)}) Tj ET`).join('\n');
  return formatPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}

function escapePdfText(line: string): string {
  return line.replace(/[\\()]/g, String.raw`\$&`);
}

/** Formats objects, the catalogue first, as a PDF file: numbers them from 1 and writes their offsets. */
function formatPdf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(`${file}${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`, 'latin1');
}
