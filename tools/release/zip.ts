import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive: its path with slashes, and its contents. */
export interface ZipEntry {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Signatures and sizes are those of PKWARE's APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16. */
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Bit 11: names are UTF-8. */
const UTF8 = 0x0800;
const DEFLATED = 8;
/** The first date a zip can contain, so that equal contents always make an equal file. */
const FIRST_DAY = (1 << 5) | 1;
/** Larger archives would need 64-bit fields. */
const MOST_ENTRIES = 0xffff;

const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

interface Packed {
  readonly name: Buffer;
  readonly data: Buffer;
  /** The part that is the same in the file's local header and in the central directory. */
  readonly said: Buffer;
}

function pack({ path, bytes }: ZipEntry): Packed {
  if (path.startsWith('/') || path.includes('\\') || path.split('/').includes('..')) {
    throw new RangeError(`"${path}" is not a valid path inside an archive`);
  }
  const name = Buffer.from(path, 'utf8');
  const data = deflateRawSync(bytes, { level: 9 });
  const said = Buffer.concat([
    u16(VERSION),
    u16(UTF8),
    u16(DEFLATED),
    u16(0),
    u16(FIRST_DAY),
    u32(crc32(bytes)),
    u32(data.length),
    u32(bytes.length),
    u16(name.length),
    u16(0),
  ]);
  return { name, data, said };
}

const localOf = ({ name, data, said }: Packed): Buffer => Buffer.concat([u32(LOCAL), said, name, data]);

const centralOf = ({ name, said }: Packed, at: number): Buffer =>
  Buffer.concat([u32(CENTRAL), u16(VERSION), said, u16(0), u16(0), u16(0), u32(0), u32(at), name]);

/**
 * Builds a zip archive. Equal files make equal archives. Node has deflating and the checksum built in, so only the
 * headers are written here, without a package.
 * @throws RangeError for a path that leaves the archive, and for more files than this kind of archive can hold
 */
export function zip(entries: readonly ZipEntry[]): Buffer {
  if (entries.length > MOST_ENTRIES) throw new RangeError(`${entries.length} files are too many for a zip`);
  const packed = entries.map(pack);
  const locals = packed.map(localOf);
  let at = 0;
  const centrals = packed.map((each, index) => {
    const central = centralOf(each, at);
    at += locals[index]?.length ?? 0;
    return central;
  });
  const directory = Buffer.concat(centrals);
  const count = u16(entries.length);
  const end = [u32(END), u16(0), u16(0), count, count, u32(directory.length), u32(at), u16(0)];
  return Buffer.concat([...locals, directory, ...end]);
}
