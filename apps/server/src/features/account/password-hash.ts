import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { createFairTurns } from '../../platform/fair-turns/fair-turns.ts';

/** What guessing one password costs: memory is 128 bytes × r × 2 to the power of `logN`. */
export interface PasswordCost {
  logN: number;
  r: number;
  p: number;
}

/** OWASP's first choice for scrypt: 128 MB, a third of a second. */
const todaysCost: PasswordCost = { logN: 17, r: 8, p: 1 };
/** How accounts of before were stored, without saying so. */
const earlierCost: PasswordCost = { logN: 14, r: 16, p: 1 };
const keyLength = { today: 32, earlier: 64 };

type Derive = (
  password: string,
  salt: Buffer | string,
  length: number,
  cost: ScryptOptions,
) => Promise<Buffer>;

const deriveKey: Derive = (password, salt, length, cost) =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, length, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });

interface Stored {
  cost: PasswordCost;
  salt: Buffer | string;
  key: Buffer;
}

// The form that Argon2's reference gave to the parameters of password hashes (PHC).
const today = /^\$scrypt\$ln=(\d\d?),r=(\d\d?),p=(\d)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
const earlier = /^([0-9a-f]{32}):([0-9a-f]{128})$/;

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

function read(hash: string): Stored {
  const old = earlier.exec(hash);
  if (old) {
    const [, salt = '', key = ''] = old;
    return { cost: earlierCost, salt, key: Buffer.from(key, 'hex') };
  }
  const [, logN, r, p, salt = '', key = ''] = today.exec(hash) ?? [];
  if (!logN) throw new Error('the stored form of a password is unknown');
  return {
    cost: { logN: Number(logN), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  };
}

const isSame = (a: PasswordCost, b: PasswordCost): boolean => a.logN === b.logN && a.r === b.r && a.p === b.p;

export interface Passwords {
  hash(password: string): Promise<string>;
  verify(of: { hash: string; password: string }): Promise<boolean>;
  /** It was stored at another cost than today's: to be stored anew while the password is at hand. */
  isOutdated(hash: string): boolean;
  /**
   * Does what needs the password checked or stored, for callers in turn: a flood from one network makes that network
   * wait, and takes no memory.
   *
   * @throws AppError TOO_MANY_REQUESTS when too many wait
   */
  inTurn<T>(clientAddress: string, work: () => Promise<T>): Promise<T>;
}

const atOnce = 2;

/** How passwords are stored and checked: scrypt, two at a time, for each takes 128 MB. */
export function createPasswords(cost: PasswordCost = todaysCost, derive: Derive = deriveKey): Passwords {
  const computing = createFairTurns({
    concurrency: atOnce,
    // Whoever comes here has a turn of those below, or is signed in and within the limits of a person.
    waitingPerOwner: Number.POSITIVE_INFINITY,
    waiting: Number.POSITIVE_INFINITY,
  });
  const callers = createFairTurns({ concurrency: atOnce, waitingPerOwner: 8, waiting: 200 });

  const compute = (
    password: string,
    salt: Buffer | string,
    length: number,
    { logN, r, p }: PasswordCost,
  ): Promise<Buffer> => {
    const N = 2 ** logN;
    // What is typed on one keyboard in two ways of Unicode is one password.
    const typed = password.normalize('NFKC');
    return computing.run('passwords', () => derive(typed, salt, length, { N, r, p, maxmem: 256 * N * r }));
  };

  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = await compute(password, salt, keyLength.today, cost);
      const { logN, r, p } = cost;
      return `$scrypt$ln=${logN},r=${r},p=${p}$${base64(salt)}$${base64(key)}`;
    },
    async verify({ hash, password }) {
      const stored = read(hash);
      const key = await compute(password, stored.salt, stored.key.length, stored.cost);
      // Else a quick answer would tell that there is an account, and that it is one of before.
      if (!isSame(stored.cost, cost)) await compute(password, stored.salt, keyLength.today, cost);
      return timingSafeEqual(key, stored.key);
    },
    isOutdated: (hash) => !isSame(read(hash).cost, cost),
    inTurn: (clientAddress, work) => callers.run(clientAddress, work),
  };
}
