/**
 * How each invented person of the demo chapter looks, by the name in the picture's file. People who are not listed get
 * a look from their name.
 */
export interface Look {
  skin: 0 | 1 | 2 | 3 | 4;
  hair: 'short' | 'wavy' | 'parted' | 'thin' | 'bald' | 'bun' | 'plait' | 'long' | 'bob' | 'curly' | 'veil';
  grey?: boolean;
  beard?: 'full' | 'moustache';
  glasses?: boolean;
  wear: 'saree' | 'kurta' | 'shirt' | 'blazer' | 'dupatta';
  /** Number of the cloth's colour. */
  cloth: number;
  bindi?: boolean;
}

export const looks: Record<string, Look> = {
  'meenakshi-raghavan': { skin: 1, hair: 'bun', wear: 'saree', cloth: 0, bindi: true, glasses: true },
  'arvind-subramaniam': { skin: 0, hair: 'parted', wear: 'blazer', cloth: 3, beard: 'moustache' },
  'lakshmi-venkatesan': { skin: 2, hair: 'plait', wear: 'saree', cloth: 1, bindi: true },
  'thomas-kurian': { skin: 1, hair: 'short', wear: 'shirt', cloth: 4, beard: 'full' },
  'kavya-shetty': { skin: 3, hair: 'long', wear: 'dupatta', cloth: 5 },
  'imran-basheer': { skin: 1, hair: 'wavy', wear: 'kurta', cloth: 6, beard: 'full' },
  'revathi-chandrasekar': { skin: 4, hair: 'plait', wear: 'saree', cloth: 2, bindi: true },
  'suresh-palanisamy': { skin: 2, hair: 'short', wear: 'shirt', cloth: 1, glasses: true },
  'deepa-hegde': { skin: 3, hair: 'bob', wear: 'kurta', cloth: 3 },
  'harish-gowda': { skin: 0, hair: 'thin', grey: true, wear: 'blazer', cloth: 1, glasses: true },
  'anitha-balakrishnan': { skin: 1, hair: 'bob', wear: 'blazer', cloth: 5, glasses: true },
  'joseph-antony': { skin: 2, hair: 'short', grey: true, wear: 'shirt', cloth: 6, beard: 'moustache' },
  'geetha-ramanathan': { skin: 3, hair: 'bun', grey: true, wear: 'saree', cloth: 3, bindi: true },
  'nagaraj-urs': { skin: 4, hair: 'bald', grey: true, wear: 'kurta', cloth: 4, beard: 'moustache', glasses: true },
  'vasanthi-iyengar': { skin: 3, hair: 'bun', grey: true, wear: 'saree', cloth: 6, bindi: true, glasses: true },
  'abdul-kareem': { skin: 1, hair: 'thin', grey: true, wear: 'kurta', cloth: 1, beard: 'full' },
  'shanthi-devaraj': { skin: 2, hair: 'plait', grey: true, wear: 'saree', cloth: 5, bindi: true },
  'murali-krishnaswamy': { skin: 0, hair: 'parted', grey: true, wear: 'blazer', cloth: 0, glasses: true },
  'philomina-mathew': { skin: 3, hair: 'bob', grey: true, wear: 'saree', cloth: 1 },
  'padmavathi-srinivasan': { skin: 1, hair: 'bun', grey: true, wear: 'saree', cloth: 2, bindi: true, glasses: true },
  'ashwin-prakash': { skin: 1, hair: 'wavy', wear: 'shirt', cloth: 3 },
  'bhavani-selvaraj': { skin: 2, hair: 'plait', wear: 'dupatta', cloth: 2, bindi: true },
  'divya-madhavan': { skin: 3, hair: 'long', wear: 'shirt', cloth: 1, glasses: true },
  'ezhil-arasan': { skin: 4, hair: 'curly', wear: 'shirt', cloth: 0, beard: 'full' },
  'fathima-noor': { skin: 1, hair: 'veil', wear: 'kurta', cloth: 6 },
  'ganesh-rao': { skin: 0, hair: 'short', wear: 'kurta', cloth: 2, beard: 'moustache' },
  'ilango-pandian': { skin: 2, hair: 'parted', wear: 'shirt', cloth: 4, glasses: true },
  'jyothi-nair': { skin: 3, hair: 'curly', wear: 'kurta', cloth: 5 },
  'leela-thampi': { skin: 1, hair: 'long', grey: true, wear: 'saree', cloth: 4 },
  'manoj-ponnappa': { skin: 0, hair: 'wavy', wear: 'blazer', cloth: 6 },
  'nithya-sundar': { skin: 4, hair: 'bun', wear: 'dupatta', cloth: 3, bindi: true },
  'oviya-thangaraj': { skin: 2, hair: 'bob', wear: 'shirt', cloth: 2 },
  'rukmini-pai': { skin: 3, hair: 'plait', wear: 'kurta', cloth: 1, glasses: true },
  'sameer-khan': { skin: 1, hair: 'short', wear: 'shirt', cloth: 5, beard: 'full', glasses: true },
  'tamilselvi-arumugam': { skin: 2, hair: 'bun', wear: 'saree', cloth: 0, bindi: true },
  'uday-kamath': { skin: 0, hair: 'bald', wear: 'shirt', cloth: 1, beard: 'full' },
  'vidya-jayaraman': { skin: 3, hair: 'long', wear: 'dupatta', cloth: 0, bindi: true },
  'yusuf-ali': { skin: 4, hair: 'short', wear: 'kurta', cloth: 3 },
  'ananya-rao': { skin: 3, hair: 'bob', wear: 'shirt', cloth: 2 },
  'balaji-natarajan': { skin: 0, hair: 'parted', grey: true, wear: 'blazer', cloth: 4, glasses: true },
  'shruthi-gowda': { skin: 1, hair: 'long', wear: 'blazer', cloth: 1 },
  'mathew-cherian': { skin: 2, hair: 'short', wear: 'shirt', cloth: 2, beard: 'moustache' },
  'nandini-krishnan': { skin: 3, hair: 'curly', wear: 'dupatta', cloth: 6 },
  'vikram-pandian': { skin: 4, hair: 'wavy', wear: 'shirt', cloth: 6, beard: 'full' },
  'kokila-murugan': { skin: 2, hair: 'bun', wear: 'saree', cloth: 5, bindi: true },
  'rohan-dcunha': { skin: 1, hair: 'thin', wear: 'shirt', cloth: 0, glasses: true },
  'zainab-rasheed': { skin: 3, hair: 'veil', wear: 'blazer', cloth: 3 },
  'eswaran-iyer': { skin: 1, hair: 'bald', grey: true, wear: 'shirt', cloth: 4, glasses: true },
  'sudha-manohar': { skin: 0, hair: 'bob', grey: true, wear: 'saree', cloth: 3, glasses: true },
  'parvathi-kurup': { skin: 4, hair: 'bun', wear: 'blazer', cloth: 0 },
  'meenakshi-sundaram': { skin: 2, hair: 'thin', grey: true, wear: 'kurta', cloth: 2, beard: 'full' },
};
