/**
 * States, provinces and the like of the countries whose addresses name one, by their ISO 3166-2 codes: `code name`, then other names
 * that people type, each after a bar. The codes follow the standard; names are those that letters are addressed with.
 */

/** What a country calls them, and its list as text. */
export const regionLists: Readonly<Record<string, readonly [kind: string, entries: string]>> = {
  AE: [
    'Emirate',
    `AZ Abu Dhabi|Abu Zaby;AJ Ajman;DU Dubai|Dubayy;FU Fujairah;RK Ras Al Khaimah;SH Sharjah;UQ Umm Al Quwain`,
  ],
  AR: [
    'Province',
    `B Buenos Aires;K Catamarca;H Chaco;U Chubut;C Ciudad Autónoma de Buenos Aires|CABA|Capital Federal;X Córdoba;W Corrientes;E Entre Ríos;P Formosa;Y Jujuy;L La Pampa;F La Rioja;M Mendoza;N Misiones;Q Neuquén;R Río Negro;A Salta;J San Juan;D San Luis;Z Santa Cruz;S Santa Fe;G Santiago del Estero;V Tierra del Fuego;T Tucumán`,
  ],
  AU: [
    'State',
    `ACT Australian Capital Territory;NSW New South Wales;NT Northern Territory;QLD Queensland;SA South Australia;TAS Tasmania;VIC Victoria;WA Western Australia`,
  ],
  BR: [
    'State',
    `AC Acre;AL Alagoas;AP Amapá;AM Amazonas;BA Bahia;CE Ceará;DF Distrito Federal;ES Espírito Santo;GO Goiás;MA Maranhão;MT Mato Grosso;MS Mato Grosso do Sul;MG Minas Gerais;PA Pará;PB Paraíba;PR Paraná;PE Pernambuco;PI Piauí;RJ Rio de Janeiro;RN Rio Grande do Norte;RS Rio Grande do Sul;RO Rondônia;RR Roraima;SC Santa Catarina;SP São Paulo;SE Sergipe;TO Tocantins`,
  ],
  CA: [
    'Province',
    `AB Alberta;BC British Columbia;MB Manitoba;NB New Brunswick;NL Newfoundland and Labrador|Newfoundland;NT Northwest Territories;NS Nova Scotia;NU Nunavut;ON Ontario;PE Prince Edward Island;QC Quebec;SK Saskatchewan;YT Yukon`,
  ],
  CL: [
    'Region',
    `AN Antofagasta;AP Arica y Parinacota;AT Atacama;AI Aysén|Aisén;BI Biobío;CO Coquimbo;AR La Araucanía;LL Los Lagos;LR Los Ríos;MA Magallanes;ML Maule;NB Ñuble;LI O'Higgins|Libertador General Bernardo O'Higgins;RM Región Metropolitana|Santiago|Metropolitana;TA Tarapacá;VS Valparaíso`,
  ],
  CN: [
    'Province',
    `AH Anhui|安徽省;BJ Beijing|北京市;CQ Chongqing|重庆市;FJ Fujian|福建省;GS Gansu|甘肃省;GD Guangdong|广东省;GX Guangxi|广西壮族自治区;GZ Guizhou|贵州省;HI Hainan|海南省;HE Hebei|河北省;HL Heilongjiang|黑龙江省;HA Henan|河南省;HB Hubei|湖北省;HN Hunan|湖南省;NM Inner Mongolia|Nei Mongol|内蒙古自治区;JS Jiangsu|江苏省;JX Jiangxi|江西省;JL Jilin|吉林省;LN Liaoning|辽宁省;NX Ningxia|宁夏回族自治区;QH Qinghai|青海省;SN Shaanxi|陕西省;SD Shandong|山东省;SH Shanghai|上海市;SX Shanxi|山西省;SC Sichuan|四川省;TJ Tianjin|天津市;XZ Tibet|Xizang|西藏自治区;XJ Xinjiang|新疆维吾尔自治区;YN Yunnan|云南省;ZJ Zhejiang|浙江省`,
  ],
  CO: [
    'Department',
    `AMA Amazonas;ANT Antioquia;ARA Arauca;ATL Atlántico;DC Bogotá|Distrito Capital de Bogotá;BOL Bolívar;BOY Boyacá;CAL Caldas;CAQ Caquetá;CAS Casanare;CAU Cauca;CES Cesar;CHO Chocó;COR Córdoba;CUN Cundinamarca;GUA Guainía;GUV Guaviare;HUI Huila;LAG La Guajira;MAG Magdalena;MET Meta;NAR Nariño;NSA Norte de Santander;PUT Putumayo;QUI Quindío;RIS Risaralda;SAP San Andrés y Providencia|San Andrés;SAN Santander;SUC Sucre;TOL Tolima;VAC Valle del Cauca;VAU Vaupés;VID Vichada`,
  ],
  EG: [
    'Governorate',
    `ALX Alexandria;ASN Aswan;AST Asyut;BH Beheira;BNS Beni Suef;C Cairo;DK Dakahlia;DT Damietta;FYM Faiyum;GH Gharbia;GZ Giza;IS Ismailia;KFS Kafr el-Sheikh;LX Luxor;MT Matruh;MN Minya;MNF Monufia;WAD New Valley;SIN North Sinai;PTS Port Said;KB Qalyubia;KN Qena;BA Red Sea;SHR Sharqia;SHG Sohag;JS South Sinai;SUZ Suez`,
  ],
  ES: [
    'Province',
    `C A Coruña|La Coruña;VI Álava|Araba;AB Albacete;A Alicante|Alacant;AL Almería;O Asturias;AV Ávila;BA Badajoz;B Barcelona;BI Bizkaia|Vizcaya;BU Burgos;CC Cáceres;CA Cádiz;S Cantabria;CS Castellón|Castelló;CE Ceuta;CR Ciudad Real;CO Córdoba;CU Cuenca;SS Gipuzkoa|Guipúzcoa;GI Girona|Gerona;GR Granada;GU Guadalajara;H Huelva;HU Huesca;PM Illes Balears|Islas Baleares|Baleares;J Jaén;LO La Rioja;GC Las Palmas;LE León;L Lleida|Lérida;LU Lugo;M Madrid;MA Málaga;ML Melilla;MU Murcia;NA Navarra;OR Ourense|Orense;P Palencia;PO Pontevedra;SA Salamanca;TF Santa Cruz de Tenerife|Tenerife;SG Segovia;SE Sevilla;SO Soria;T Tarragona;TE Teruel;TO Toledo;V Valencia|València;VA Valladolid;ZA Zamora;Z Zaragoza`,
  ],
  ID: [
    'Province',
    `AC Aceh;BA Bali;BT Banten;BE Bengkulu;GO Gorontalo;JK Jakarta|DKI Jakarta|Jakarta Raya;JA Jambi;JB Jawa Barat;JT Jawa Tengah;JI Jawa Timur;KB Kalimantan Barat;KS Kalimantan Selatan;KT Kalimantan Tengah;KI Kalimantan Timur;KU Kalimantan Utara;BB Kepulauan Bangka Belitung;KR Kepulauan Riau;LA Lampung;MA Maluku;MU Maluku Utara;NB Nusa Tenggara Barat;NT Nusa Tenggara Timur;PA Papua;PB Papua Barat;PD Papua Barat Daya;PE Papua Pengunungan;PS Papua Selatan;PT Papua Tengah;RI Riau;SR Sulawesi Barat;SN Sulawesi Selatan;ST Sulawesi Tengah;SG Sulawesi Tenggara;SA Sulawesi Utara;SB Sumatera Barat;SS Sumatera Selatan;SU Sumatera Utara;YO Yogyakarta|DI Yogyakarta`,
  ],
  IE: [
    'County',
    `CW Carlow|Co Carlow|County Carlow;CN Cavan|Co Cavan|County Cavan;CE Clare|Co Clare|County Clare;CO Cork|Co Cork|County Cork;DL Donegal|Co Donegal|County Donegal;D Dublin|Co Dublin|County Dublin;G Galway|Co Galway|County Galway;KY Kerry|Co Kerry|County Kerry;KE Kildare|Co Kildare|County Kildare;KK Kilkenny|Co Kilkenny|County Kilkenny;LS Laois|Co Laois|County Laois;LM Leitrim|Co Leitrim|County Leitrim;LK Limerick|Co Limerick|County Limerick;LD Longford|Co Longford|County Longford;LH Louth|Co Louth|County Louth;MO Mayo|Co Mayo|County Mayo;MH Meath|Co Meath|County Meath;MN Monaghan|Co Monaghan|County Monaghan;OY Offaly|Co Offaly|County Offaly;RN Roscommon|Co Roscommon|County Roscommon;SO Sligo|Co Sligo|County Sligo;TA Tipperary|Co Tipperary|County Tipperary;WD Waterford|Co Waterford|County Waterford;WH Westmeath|Co Westmeath|County Westmeath;WX Wexford|Co Wexford|County Wexford;WW Wicklow|Co Wicklow|County Wicklow`,
  ],
  IN: [
    'State',
    `AN Andaman and Nicobar Islands;AP Andhra Pradesh;AR Arunachal Pradesh;AS Assam;BR Bihar;CH Chandigarh;CG Chhattisgarh;DH Dadra and Nagar Haveli and Daman and Diu;DL Delhi|New Delhi;GA Goa;GJ Gujarat;HR Haryana;HP Himachal Pradesh;JK Jammu and Kashmir;JH Jharkhand;KA Karnataka;KL Kerala;LA Ladakh;LD Lakshadweep;MP Madhya Pradesh;MH Maharashtra;MN Manipur;ML Meghalaya;MZ Mizoram;NL Nagaland;OD Odisha|Orissa;PY Puducherry|Pondicherry;PB Punjab;RJ Rajasthan;SK Sikkim;TN Tamil Nadu;TS Telangana;TR Tripura;UP Uttar Pradesh;UK Uttarakhand|Uttaranchal;WB West Bengal`,
  ],
  IT: [
    'Province',
    `AG Agrigento;AL Alessandria;AN Ancona;AO Aosta|Aoste;AR Arezzo;AP Ascoli Piceno;AT Asti;AV Avellino;BA Bari;BT Barletta-Andria-Trani;BL Belluno;BN Benevento;BG Bergamo;BI Biella;BO Bologna;BZ Bolzano|Bozen|Südtirol;BS Brescia;BR Brindisi;CA Cagliari;CL Caltanissetta;CB Campobasso;CE Caserta;CT Catania;CZ Catanzaro;CH Chieti;CO Como;CS Cosenza;CR Cremona;KR Crotone;CN Cuneo;EN Enna;FM Fermo;FE Ferrara;FI Firenze|Florence;FG Foggia;FC Forlì-Cesena;FR Frosinone;GE Genova|Genoa;GO Gorizia;GR Grosseto;IM Imperia;IS Isernia;AQ L'Aquila;SP La Spezia;LT Latina;LE Lecce;LC Lecco;LI Livorno;LO Lodi;LU Lucca;MC Macerata;MN Mantova|Mantua;MS Massa-Carrara;MT Matera;ME Messina;MI Milano|Milan;MO Modena;MB Monza e Brianza;NA Napoli|Naples;NO Novara;NU Nuoro;OR Oristano;PD Padova|Padua;PA Palermo;PR Parma;PV Pavia;PG Perugia;PU Pesaro e Urbino;PE Pescara;PC Piacenza;PI Pisa;PT Pistoia;PN Pordenone;PZ Potenza;PO Prato;RG Ragusa;RA Ravenna;RC Reggio Calabria;RE Reggio Emilia;RI Rieti;RN Rimini;RM Roma|Rome;RO Rovigo;SA Salerno;SS Sassari;SV Savona;SI Siena;SR Siracusa|Syracuse;SO Sondrio;SU Sud Sardegna;TA Taranto;TE Teramo;TR Terni;TO Torino|Turin;TP Trapani;TN Trento;TV Treviso;TS Trieste;UD Udine;VA Varese;VE Venezia|Venice;VB Verbano-Cusio-Ossola;VC Vercelli;VR Verona;VV Vibo Valentia;VI Vicenza;VT Viterbo`,
  ],
  JP: [
    'Prefecture',
    `23 Aichi|愛知県;05 Akita|秋田県;02 Aomori|青森県;12 Chiba|千葉県;38 Ehime|愛媛県;18 Fukui|福井県;40 Fukuoka|福岡県;07 Fukushima|福島県;21 Gifu|岐阜県;10 Gunma|群馬県;34 Hiroshima|広島県;01 Hokkaido|北海道;28 Hyogo|兵庫県;08 Ibaraki|茨城県;17 Ishikawa|石川県;03 Iwate|岩手県;37 Kagawa|香川県;46 Kagoshima|鹿児島県;14 Kanagawa|神奈川県;39 Kochi|高知県;43 Kumamoto|熊本県;26 Kyoto|京都府;24 Mie|三重県;04 Miyagi|宮城県;45 Miyazaki|宮崎県;20 Nagano|長野県;42 Nagasaki|長崎県;29 Nara|奈良県;15 Niigata|新潟県;44 Oita|大分県;33 Okayama|岡山県;47 Okinawa|沖縄県;27 Osaka|大阪府;41 Saga|佐賀県;11 Saitama|埼玉県;25 Shiga|滋賀県;32 Shimane|島根県;22 Shizuoka|静岡県;09 Tochigi|栃木県;36 Tokushima|徳島県;13 Tokyo|東京都;31 Tottori|鳥取県;16 Toyama|富山県;30 Wakayama|和歌山県;06 Yamagata|山形県;35 Yamaguchi|山口県;19 Yamanashi|山梨県`,
  ],
  KR: [
    'Province',
    `26 Busan|부산;27 Daegu|대구;30 Daejeon|대전;42 Gangwon|Gangwon-do|강원;29 Gwangju|광주;41 Gyeonggi|Gyeonggi-do|경기도;28 Incheon|인천;49 Jeju|제주;43 North Chungcheong|Chungcheongbuk-do|충청북도;47 North Gyeongsang|Gyeongsangbuk-do|경상북도;45 North Jeolla|Jeollabuk-do|전라북도|전북;50 Sejong|세종;11 Seoul|서울;44 South Chungcheong|Chungcheongnam-do|충청남도;48 South Gyeongsang|Gyeongsangnam-do|경상남도;46 South Jeolla|Jeollanam-do|전라남도;31 Ulsan|울산`,
  ],
  MX: [
    'State',
    `AGU Aguascalientes;BCN Baja California;BCS Baja California Sur;CAM Campeche;CHP Chiapas;CHH Chihuahua;CMX Ciudad de México|CDMX|Mexico City|Distrito Federal;COA Coahuila;COL Colima;DUR Durango;MEX Estado de México|México|Edomex;GUA Guanajuato;GRO Guerrero;HID Hidalgo;JAL Jalisco;MIC Michoacán;MOR Morelos;NAY Nayarit;NLE Nuevo León;OAX Oaxaca;PUE Puebla;QUE Querétaro;ROO Quintana Roo;SLP San Luis Potosí;SIN Sinaloa;SON Sonora;TAB Tabasco;TAM Tamaulipas;TLA Tlaxcala;VER Veracruz;YUC Yucatán;ZAC Zacatecas`,
  ],
  MY: [
    'State',
    `01 Johor;02 Kedah;03 Kelantan;14 Kuala Lumpur|Wilayah Persekutuan Kuala Lumpur;15 Labuan|Wilayah Persekutuan Labuan;04 Melaka|Malacca;05 Negeri Sembilan;06 Pahang;07 Penang|Pulau Pinang;08 Perak;09 Perlis;16 Putrajaya|Wilayah Persekutuan Putrajaya;12 Sabah;13 Sarawak;10 Selangor;11 Terengganu`,
  ],
  NG: [
    'State',
    `AB Abia;AD Adamawa;AK Akwa Ibom;AN Anambra;BA Bauchi;BY Bayelsa;BE Benue;BO Borno;CR Cross River;DE Delta;EB Ebonyi;ED Edo;EK Ekiti;EN Enugu;FC Federal Capital Territory|FCT|Abuja;GO Gombe;IM Imo;JI Jigawa;KD Kaduna;KN Kano;KT Katsina;KE Kebbi;KO Kogi;KW Kwara;LA Lagos;NA Nasarawa;NI Niger;OG Ogun;ON Ondo;OS Osun;OY Oyo;PL Plateau;RI Rivers;SO Sokoto;TA Taraba;YO Yobe;ZA Zamfara`,
  ],
  PE: [
    'Department',
    `AMA Amazonas;ANC Ancash;APU Apurímac;ARE Arequipa;AYA Ayacucho;CAJ Cajamarca;CAL Callao|El Callao;CUS Cusco;HUV Huancavelica;HUC Huánuco;ICA Ica;JUN Junín;LAL La Libertad;LAM Lambayeque;LIM Lima;LMA Lima Metropolitana|Municipalidad Metropolitana de Lima;LOR Loreto;MDD Madre de Dios;MOQ Moquegua;PAS Pasco;PIU Piura;PUN Puno;SAM San Martín;TAC Tacna;TUM Tumbes;UCA Ucayali`,
  ],
  PH: [
    'Province',
    `ABR Abra;AGN Agusan del Norte;AGS Agusan del Sur;AKL Aklan;ALB Albay;ANT Antique;APA Apayao;AUR Aurora;BAS Basilan;BAN Bataan;BTN Batanes;BTG Batangas;BEN Benguet;BIL Biliran;BOH Bohol;BUK Bukidnon;BUL Bulacan;CAG Cagayan;CAN Camarines Norte;CAS Camarines Sur;CAM Camiguin;CAP Capiz;CAT Catanduanes;CAV Cavite;CEB Cebu;NCO Cotabato;COM Davao de Oro;DAV Davao del Norte;DAS Davao del Sur;DVO Davao Occidental;DAO Davao Oriental;DIN Dinagat Islands;EAS Eastern Samar;GUI Guimaras;IFU Ifugao;ILN Ilocos Norte;ILS Ilocos Sur;ILI Iloilo;ISA Isabela;KAL Kalinga;LUN La Union;LAG Laguna;LAN Lanao del Norte;LAS Lanao del Sur;LEY Leyte;MGN Maguindanao del Norte;MGS Maguindanao del Sur;MAD Marinduque;MAS Masbate;00 Metro Manila|NCR|National Capital Region|Manila;MDC Mindoro Occidental;MDR Mindoro Oriental;MSC Misamis Occidental;MSR Misamis Oriental;MOU Mountain Province;NEC Negros Occidental;NER Negros Oriental;NSA Northern Samar;NUE Nueva Ecija;NUV Nueva Vizcaya;PLW Palawan;PAM Pampanga;PAN Pangasinan;QUE Quezon;QUI Quirino;RIZ Rizal;ROM Romblon;WSA Samar;SAR Sarangani;SIG Siquijor;SOR Sorsogon;SCO South Cotabato;SLE Southern Leyte;SUK Sultan Kudarat;SLU Sulu;SUN Surigao del Norte;SUR Surigao del Sur;TAR Tarlac;TAW Tawi-Tawi;ZMB Zambales;ZAN Zamboanga del Norte;ZAS Zamboanga del Sur;ZSI Zamboanga Sibugay`,
  ],
  RO: [
    'County',
    `AB Alba;AR Arad;AG Argeș;BC Bacău;BH Bihor;BN Bistrița-Năsăud;BT Botoșani;BR Brăila;BV Brașov;B București;BZ Buzău;CL Călărași;CS Caraș-Severin;CJ Cluj;CT Constanța;CV Covasna;DB Dâmbovița;DJ Dolj;GL Galați;GR Giurgiu;GJ Gorj;HR Harghita;HD Hunedoara;IL Ialomița;IS Iași;IF Ilfov;MM Maramureș;MH Mehedinți;MS Mureș;NT Neamț;OT Olt;PH Prahova;SJ Sălaj;SM Satu Mare;SB Sibiu;SV Suceava;TR Teleorman;TM Timiș;TL Tulcea;VL Vâlcea;VS Vaslui;VN Vrancea`,
  ],
  TH: [
    'Province',
    `37 Amnat Charoen;15 Ang Thong;10 Bangkok|Krung Thep Maha Nakhon|กรุงเทพมหานคร;38 Bueng Kan;31 Buri Ram;24 Chachoengsao;18 Chai Nat;36 Chaiyaphum;22 Chanthaburi;50 Chiang Mai;57 Chiang Rai;20 Chon Buri;86 Chumphon;46 Kalasin;62 Kamphaeng Phet;71 Kanchanaburi;40 Khon Kaen;81 Krabi;52 Lampang;51 Lamphun;42 Loei;16 Lop Buri;58 Mae Hong Son;44 Maha Sarakham;49 Mukdahan;26 Nakhon Nayok;73 Nakhon Pathom;48 Nakhon Phanom;30 Nakhon Ratchasima;60 Nakhon Sawan;80 Nakhon Si Thammarat;55 Nan;96 Narathiwat;39 Nong Bua Lam Phu;43 Nong Khai;12 Nonthaburi;13 Pathum Thani;94 Pattani;82 Phangnga;93 Phatthalung;56 Phayao;67 Phetchabun;76 Phetchaburi;66 Phichit;65 Phitsanulok;14 Phra Nakhon Si Ayutthaya;54 Phrae;83 Phuket;25 Prachin Buri;77 Prachuap Khiri Khan;85 Ranong;70 Ratchaburi;21 Rayong;45 Roi Et;27 Sa Kaeo;47 Sakon Nakhon;11 Samut Prakan;74 Samut Sakhon;75 Samut Songkhram;19 Saraburi;91 Satun;33 Si Sa Ket;17 Sing Buri;90 Songkhla;64 Sukhothai;72 Suphan Buri;84 Surat Thani;32 Surin;63 Tak;92 Trang;23 Trat;34 Ubon Ratchathani;41 Udon Thani;61 Uthai Thani;53 Uttaradit;95 Yala;35 Yasothon`,
  ],
  US: [
    'State',
    `AL Alabama;AK Alaska;AS American Samoa;AZ Arizona;AR Arkansas;AA Armed Forces Americas;AE Armed Forces Europe;AP Armed Forces Pacific;CA California;CO Colorado;CT Connecticut;DE Delaware;DC District of Columbia|Washington DC;FL Florida;GA Georgia;GU Guam;HI Hawaii;ID Idaho;IL Illinois;IN Indiana;IA Iowa;KS Kansas;KY Kentucky;LA Louisiana;ME Maine;MD Maryland;MA Massachusetts;MI Michigan;MN Minnesota;MS Mississippi;MO Missouri;MT Montana;NE Nebraska;NV Nevada;NH New Hampshire;NJ New Jersey;NM New Mexico;NY New York;NC North Carolina;ND North Dakota;MP Northern Mariana Islands;OH Ohio;OK Oklahoma;OR Oregon;PA Pennsylvania;PR Puerto Rico;RI Rhode Island;SC South Carolina;SD South Dakota;TN Tennessee;TX Texas;VI US Virgin Islands|Virgin Islands;UT Utah;VT Vermont;VA Virginia;WA Washington;WV West Virginia;WI Wisconsin;WY Wyoming`,
  ],
  ZA: [
    'Province',
    `EC Eastern Cape;FS Free State;GP Gauteng;KZN KwaZulu-Natal;LP Limpopo;MP Mpumalanga;NW North West;NC Northern Cape;WC Western Cape`,
  ],
}
