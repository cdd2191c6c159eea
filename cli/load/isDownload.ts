/**
 * Returns whether a file has the name of something that visitors download: a document, a spreadsheet, an archive, a calendar entry, a
 * contact or a recording.
 */
export function isDownload(name: string): boolean {
  return /\.(?:pdf|docx?|odt|rtf|xlsx?|ods|csv|pptx?|odp|zip|ics|vcf|epub|mp[34]|m4[av]|webm|ogg|wav)$/i.test(
    name,
  );
}
