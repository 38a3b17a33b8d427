import { type APIRequestContext, expect, test } from '@playwright/test';
import {
  add,
  applyCoupon,
  boughtOf,
  checkoutForm,
  endpoint,
  type Lines,
  linesOf,
  productsOf,
  remove,
  removeCoupon,
  setQuantity,
  truthOf,
  visitor,
} from '../helpers/raw-visitor';

/** How many random histories; more than a whole run has time for are tried by hand. */
const HISTORIES = Number(process.env.MULLION_HISTORIES ?? 25);
/** Codes that the shop takes; the stand-in takes none. */
const COUPONS = (process.env.MULLION_COUPONS ?? '').split(',').filter(Boolean);
const BATCHES = 3;
const AT_ONCE = 5;

test(`${HISTORIES} random histories end as the visitor asked for`, async ({ baseURL }) => {
  test.setTimeout(60_000 + HISTORIES * 10_000);
  const products = (await productsOf(await visitor(baseURL!))).slice(0, 6);
  for (let seed = 1; seed <= HISTORIES; seed++) {
    const chance = randomNumbers(seed);
    const buyer = await visitor(baseURL!);
    const wanted: Lines = {};
    const coupons = new Set<string>();
    const said: string[] = [];
    for (let batch = 0; batch < BATCHES; batch++) {
      const there = await truthOf(buyer);
      const gone = there.items.filter(() => chance() < 0.25);
      const counted = there.items.filter((item) => !gone.includes(item) && chance() < 0.25);
      const left = products.filter((id) => ![...gone, ...counted].some(({ product }) => product === id));
      const adds = Array.from({ length: batch ? AT_ONCE : 1 }, () => ({
        id: left[Math.floor(chance() * left.length)]!,
        quantity: 1 + Math.floor(chance() * 3),
      }));
      const turned = batch ? COUPONS.filter(() => chance() < 0.5) : [];
      for (const { product } of gone) delete wanted[product];
      for (const { product, quantity } of counted) wanted[product] = quantity + 2;
      for (const { id, quantity } of adds) wanted[id] = (wanted[id] ?? 0) + quantity;
      said.push(
        `+${adds.map(({ id, quantity }) => `${id}×${quantity}`)} −${gone.map(({ product }) => product)} ` +
          `=${counted.map(({ product }) => product)} %${turned}`,
      );
      await Promise.all([
        ...adds.map(({ id, quantity }) => add(buyer, id, quantity)),
        ...gone.map(({ key }) => remove(buyer, key)),
        ...counted.map(({ key, quantity }) => setQuantity(buyer, there, key, quantity + 2)),
        ...turned.map((code) =>
          coupons.delete(code) ? removeCoupon(buyer, there, code) : applyCoupon(buyer, there, code),
        ),
        ...(batch ? [buyer.get('/')] : []),
      ]);
      for (const code of turned) if (!there.coupons.includes(code)) coupons.add(code);
    }
    if (chance() < 0.5) {
      const late = products.filter(() => chance() < 0.4);
      for (const id of late) wanted[id] = (wanted[id] ?? 0) + 1;
      said.push(`+${late} beside an order`);
      for (const [id, quantity] of Object.entries(await orderBeside(buyer, late))) wanted[id]! -= quantity;
      for (const id of products) if (wanted[id] === 0) delete wanted[id];
      coupons.clear();
    }
    const history = `seed ${seed}: ${said.join(' | ')}`;
    expect(await linesOf(buyer), history).toEqual(wanted);
    expect((await truthOf(buyer)).coupons.sort(), history).toEqual([...coupons].sort());
    await buyer.dispose();
  }
});

/** Orders what is in the cart while other requests add to it; what was bought. */
async function orderBeside(buyer: APIRequestContext, late: string[]): Promise<Lines> {
  const form = await checkoutForm(buyer);
  const [answer] = await Promise.all([
    buyer.post(endpoint('checkout'), { form }),
    ...late.map((id) => add(buyer, id)),
  ]);
  const { redirect } = (await answer.json()) as { redirect: string };
  await buyer.get(redirect);
  return boughtOf(buyer, redirect);
}

/** Numbers from 0 to 1, the same for the same seed (Park and Miller's generator). */
function randomNumbers(seed: number): () => number {
  let state = seed * 7919;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
