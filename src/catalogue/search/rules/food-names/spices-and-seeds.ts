/** Spices, herbs, salt and seeds. Each line is a group, as `food-terms.ts` says. */
export const spicesAndSeeds = `
turmeric, haldi, manjal, மஞ்சள், pasupu, arishina, manjal thool, haldi powder
chilli, chile, mirch, mirchi, milagai, மிளகாய், mirapakaya, mulaku podi, red chilli, lal mirch, cayenne, vathal, வத்தல்
coriander, coriander seed, dhania, dhaniya, malli, kothamalli, மல்லி, கொத்தமல்லி, dhaniyalu, kottambari
black pepper, pepper, peppercorn, kali mirch, kaali mirch, milagu, kurumilagu, மிளகு, கருமிளகு, குருமிளகு, miriyalu, kurumulaku, karimenasu, nalla milagu
cumin, jeera, zeera, jeerakam, seeragam, சீரகம், jilakara, jeerige
fennel, saunf, sombu, perunjeeragam, சோம்பு, பெருஞ்சீரகம், variyali
fenugreek, methi, vendhayam, venthayam, வெந்தயம், menthulu, uluva, menthya
mustard, rai, sarson, kadugu, கடுகு, sasive
cardamom, elaichi, ilaichi, elakkai, yelakkai, ஏலக்காய், yalakulu, elam
cinnamon, dalchini, pattai, lavangapattai, பட்டை, chekka, karuvapatta
clove, laung, lavang, kirambu, grambu, krambu, கிராம்பு, lavangam
nutmeg, jaiphal, jathikai, ஜாதிக்காய்
mace, javitri, jathipathri, ஜாதிபத்ரி
star anise, chakra phool, annasi poo, natchathira sombu, அன்னாசிப்பூ, நட்சத்திர சோம்பு
bay leaf, tej patta, brinji ilai, பிரிஞ்சி இலை
stone flower, kalpasi, kalpaasi, dagad phool, patthar phool, கல்பாசி
asafoetida, hing, perungayam, பெருங்காயம், inguva, kayam
curry leaf, kadi patta, karuveppilai, kariveppilai, கறிவேப்பிலை, கருவேப்பிலை, karivepaku
ginger, dry ginger, adrak, sonth, saunth, inji, sukku, chukku, இஞ்சி, சுக்கு, allam, shunti
garlic, lehsun, lahsun, poondu, பூண்டு, vellulli, veluthulli
onion, pyaz, pyaaz, vengayam, வெங்காயம், ullipaya, eerulli
small onion, shallot, chinna vengayam, சின்ன வெங்காயம்
tamarind, imli, puli, புளி, chintapandu
poppy seed, khus khus, kasakasa, கசகசா, gasagasalu
carom, ajwain, omam, ஓமம், vamu
black cumin, nigella, kalonji, karunjeeragam, கருஞ்சீரகம்
saffron, kesar, kungumapoo, குங்குமப்பூ
dry mango, amchur, mangai podi, மாங்காய் பொடி
long pepper, pippali, thippili, திப்பிலி
spice, vasanai porul, மசாலாப் பொருட்கள்
masala, masale, மசாலா
garam masala, கரம் மசாலா
rock salt, sendha namak, saindhava lavanam, indhuppu, induppu, இந்துப்பு, himalayan salt, pink salt
salt, namak, uppu, உப்பு
sesame, til, gingelly, ellu, எள், nuvvulu, yellu
white sesame, safed til, vellai ellu, வெள்ளை எள்
black sesame, kala til, karuppu ellu, கருப்பு எள்
flax, flaxseed, flax seed, linseed, alsi, aali vidhai, ali vithai, ஆளி விதை, ஆளிவிதை, avise ginjalu, agase
chia, chia seed, sabja, சியா, சியா விதை
pumpkin, pumpkin seed, kaddu, parangi, poosani, pusani, poosani vidhai, பூசணி, பூசணி விதை, parangikai, gummadi, pepita
sunflower, sunflower seed, surajmukhi, suryakanthi, sooriyakanthi, சூரியகாந்தி, சூரியகாந்தி விதை, poddutirugudu
melon, melon seed, magaz, kharbuja, mulam pazham, முலாம்பழம், முலாம்பழ விதை, vellari vidhai
seed, beej, vidhai, vithai, vidhaigal, விதை, விதைகள், ginjalu
watermelon, tarbooz, tharpoosani, தர்பூசணி
hemp seed, bhang beej
basil seed, tukmaria, sabja vidhai, சப்ஜா
`
