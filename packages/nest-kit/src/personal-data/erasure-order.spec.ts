import { sortForErasure } from './personal-data-registry.js';
import { PersonalData } from './personal-data.js';

class Holder extends PersonalData {
  records = () => Promise.resolve({});
  erase = () => Promise.resolve();
}
class Trips extends Holder {}
class Clients extends Holder {
  override readonly erasedBefore = [Trips];
}
class Agency extends Holder {
  override readonly erasedBefore = [Clients];
}
class Files extends Holder {}
class Loop extends Holder {
  override readonly erasedBefore = [Loop];
}

const [trips, clients, agency, files] = [new Trips(), new Clients(), new Agency(), new Files()];

describe('the order of an erasure', () => {
  it('is what the holders declare, whatever the order of the modules', () => {
    const ordered = [agency, clients, trips];
    const inFront = (list: PersonalData[]) => list.filter((each) => each !== files);
    expect(inFront(sortForErasure([trips, clients, files, agency]))).toEqual(ordered);
    expect(inFront(sortForErasure([clients, agency, trips, files]))).toEqual(ordered);
  });

  it('keeps the order of holders that do not wait for one another', () => {
    expect(sortForErasure([files, trips])).toEqual([files, trips]);
  });

  it('is refused when holders wait for one another', () => {
    expect(() => sortForErasure([files, new Loop()])).toThrow('No order of erasure: Loop');
  });
});
