/**
 * Whether a word can be Vietnamese: one syllable of an initial, a rime and a tone. English words with
 * a cluster (`cart`), an ending (`is`) or a stop without its tone (`not`) cannot.
 */
export function isSyllable(word: string): boolean {
  const letters = word.normalize('NFD').toLowerCase();
  const tones = letters.match(TONES) ?? [];
  const plain = letters.replace(TONES, '').normalize('NFC');
  const rime = SPELLING.exec(plain)?.groups?.rime;
  if (rime === undefined || tones.length > 1) return false;
  // A syllable that is stopped is said with a rising or a heavy tone.
  return !/(?:c|ch|p|t)$/.test(rime) || tones[0] === '\u0301' || tones[0] === '\u0323';
}

/** Grave, acute, hook above, tilde, dot below: the other marks belong to the letter. */
const TONES = /[\u0300\u0301\u0309\u0303\u0323]/g;

const RIMES = [
  'a ac ach ai am an ang anh ao ap at au ay',
  'ăc ăm ăn ăng ăp ăt âc âm ân âng âp ât âu ây',
  'e ec em en eng eo ep et ê êch êm ên ênh êp êt êu',
  'i ia ich im in inh ip it iu iêc iêm iên iêng iêp iêt iêu',
  'o oc oi om on ong oong op ot oa oac oach oai oam oan oang oanh oao oap oat oay',
  'oăc oăm oăn oăng oăt oe oen oeo oet',
  'ô ôc ôi ôm ôn ông ôp ôt ơ ơi ơm ơn ơp ơt',
  'u ua uân uâng uât uây uc uê uêch uên uênh uêu ui um un ung uơ up ut',
  'uôc uôi uôm uôn uông uôt uy uya uych uyên uyêt uyn uynh uyp uyt uyu',
  'ư ưa ưc ưi ưm ưn ưng ươc ươi ươm ươn ương ươp ươt ươu ưt ưu',
  'y yêm yên yêng yêt yêu',
].join('|');

const rimes = RIMES.replaceAll(' ', '|');
const SPELLING = new RegExp(
  `^(?:(?:ch|gi|kh|ng(?![eêi])|ngh(?=[eêi])|nh|ph|qu|th|tr|k(?=[eêiy])|c(?![eêiy])|gh(?=[eêi])|g(?![eê])|[bdđhlmnprstvx])?)(?<rime>${rimes})$`,
);
